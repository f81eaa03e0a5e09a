### The story, in a few lines of our own.

## How scenarios begin

arkham-intro-the-gathering = Hace semanas que desaparece gente en las calles de tu barrio. Esta noche algo araña bajo tu propio suelo.
arkham-intro-the-midnight-masks = Una secta quiere llamar a su amo antes del alba. Averigua quién se oculta tras las máscaras mientras haya tiempo.
arkham-intro-the-devourer-below = Todas las huellas llevan a los bosques al sur de la ciudad. Lo que haya de venir, vendrá allí.

## Where the first agenda and the first act stand

arkham-story-01105 = Las luces parpadean y faltan horas enteras.
arkham-story-01108 = La puerta del estudio ha desaparecido: donde estaba solo hay pared.
arkham-story-01121a = Alguien con máscara te sigue sin salir a la luz.
arkham-story-01123 = Seis nombres no están en ninguna lista, y aun así todos los temen.
arkham-story-01143 = Entre los árboles algo se mueve a tu mismo paso.
arkham-story-01146 = Hierba pisada y gotas de cera: pasaron por aquí.

## How scenarios end

arkham-ending-the-gathering-none = Salís de la casa con vida, y con vosotros la desconocida de la salita.
arkham-ending-the-gathering-1 = Prendéis fuego a la casa. Lo que había debajo arde con cuanto teníais.
arkham-ending-the-gathering-2 = La casa sigue en pie y despedís a la fanática. Su advertencia se queda con vosotros.
arkham-ending-the-gathering-3 = La salida sigue cerrada, y suben desde abajo.
arkham-ending-the-midnight-masks-none = Dejáis las calles a las máscaras, con lo que habéis averiguado.
arkham-ending-the-midnight-masks-1 = Encontráis el último nombre. La secta se ha quedado sin rostros.
arkham-ending-the-midnight-masks-2 = Doce campanadas. Quien no hayáis encontrado va camino del bosque.
arkham-ending-the-devourer-below-none = No queda nadie para detenerlo. La noche sobre Arkham no termina.
arkham-ending-the-devourer-below-1 = El círculo está roto, y lo que empezaba a abrirse se cierra.
arkham-ending-the-devourer-below-2 = Retrocede a la oscuridad de la que vino. Estáis vivos, y ya no sois los mismos.
arkham-ending-the-devourer-below-3 = Toma lo que le disteis y os deja marchar.

## Who has won

arkham-side-investigators = Ganan los investigadores
arkham-side-mythos = Pierden los investigadores
