### La mesa a pantalla completa en la terminal.

table-board = Tablero
table-people = Personas
table-own = Lo tuyo
table-table = Mesa
table-log = Registro
table-key-why = ¿por qué no?
table-key-rules = reglas
table-key-undo = deshacer
table-key-language = español
table-key-help = ayuda
table-key-leave = salir
table-thinking = { $seat } está pensando …
table-back = Atrás
table-menu-count = { $title } ({ $count })
table-typed = { $typed }: Intro la elige, o escribe otra cifra
table-new-lines = { $count } nuevas, l las muestra
table-no-number = { $input } no es una opción: hay números del 1 al { $most }
table-not-now = Eso no se puede mientras se pregunta a otra persona
table-hand-over = Pasa la pantalla a { $seat }
table-hand-over-press = { $seat } pulsa Intro. Nadie más mira.
table-why-title = ¿Por qué no?
table-why-filter = ¿Qué querrías hacer? Escribe algunas palabras
table-why-choose = Elige algo con las flechas y pulsa Intro
table-rules-title = Reglas
table-rules-search = Palabras de una regla en cualquier idioma, o el id de una cláusula
table-rules-nothing = Nada encontrado
table-rules-none = Ninguna regla está detrás de esta línea
table-example = Dado: { $given } Entonces: { $expect }
table-close = Escape cierra
table-help-title = Ayuda
table-help-saved = Cada elección se guarda enseguida en { $path }
table-help-signs = Signos
table-over-press = Pulsa Intro o q para salir
table-help =
    Cifras o ↑ ↓     elegir una opción; Intro la toma; los mismos números están en el tablero
    Retroceso        volver de un menú
    RePág AvPág      mover lo que no cabe
    Tab              al registro y de vuelta; Intro en una línea muestra sus reglas
    b p y t l        tablero, personas, lo tuyo, mesa, registro (en pantallas pequeñas)
    w                por qué algo no se puede hacer ahora
    r                buscar una regla, por palabras o por el id de una cláusula
    u                deshacer tu última elección; lo que sigue se reparte de nuevo
    g                el idioma siguiente
    ? o F1           esta hoja
    q o Ctrl-C       salir; miskatonic play --resume continúa
