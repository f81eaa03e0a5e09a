### The story, in a few lines of our own.

## How scenarios begin

arkham-intro-the-gathering = Há semanas desaparece gente nas ruas do seu bairro. Esta noite algo arranha sob o seu próprio chão.
arkham-intro-the-midnight-masks = Um culto quer chamar seu mestre antes da manhã. Descubra quem está por trás das máscaras enquanto há tempo.
arkham-intro-the-devourer-below = Todos os rastros levam à floresta ao sul da cidade. O que tiver de vir virá ali.

## Where the first agenda and the first act stand

arkham-story-01105 = As luzes piscam e horas inteiras somem.
arkham-story-01108 = A porta do escritório sumiu: onde estava só há parede.
arkham-story-01121a = Alguém de máscara segue você, sempre fora da luz.
arkham-story-01123 = Seis nomes não estão em lista alguma, e mesmo assim todos os temem.
arkham-story-01143 = Entre as árvores algo se move no seu passo.
arkham-story-01146 = Grama pisada e gotas de cera: passaram por aqui.

## How scenarios end

arkham-ending-the-gathering-none = Vocês saem da casa com vida, e com vocês a desconhecida da sala.
arkham-ending-the-gathering-1 = Vocês põem fogo na casa. O que havia embaixo queima com tudo o que era seu.
arkham-ending-the-gathering-2 = A casa continua de pé e vocês mandam a zelote embora. O aviso dela fica.
arkham-ending-the-gathering-3 = A saída continua fechada, e eles sobem de baixo.
arkham-ending-the-midnight-masks-none = Vocês deixam as ruas às máscaras, com o que descobriram.
arkham-ending-the-midnight-masks-1 = O último nome foi achado. O culto perdeu seus rostos.
arkham-ending-the-midnight-masks-2 = Doze badaladas. Quem vocês não acharam está a caminho da floresta.
arkham-ending-the-devourer-below-none = Não resta ninguém para detê-lo. A noite sobre Arkham não termina.
arkham-ending-the-devourer-below-1 = O círculo foi quebrado, e o que começava a abrir se fecha.
arkham-ending-the-devourer-below-2 = Ele recua para a escuridão de onde veio. Vocês estão vivos, e já não são os mesmos.
arkham-ending-the-devourer-below-3 = Ele toma o que vocês deram e os deixa ir.

## Who has won

arkham-side-investigators = Os investigadores vencem
arkham-side-mythos = Os investigadores perdem
