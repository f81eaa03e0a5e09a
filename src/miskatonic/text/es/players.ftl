# Jugadores automáticos, como los nombra la página de preparación.
player-thumb = Juega según reglas sencillas
player-search = Busca: más lento y más fuerte
player-random = Juega al azar
