"""All episodes and Elder Ones that there are, by name."""

from miskatonic.games.deathmaydie.content.elder_ones.cthulhu import CTHULHU
from miskatonic.games.deathmaydie.content.elder_ones.hastur import HASTUR
from miskatonic.games.deathmaydie.content.episodes.after_hours import AFTER_HOURS
from miskatonic.games.deathmaydie.content.episodes.burning_faculty import BURNING_FACULTY
from miskatonic.games.deathmaydie.content.episodes.last_waltz import LAST_WALTZ
from miskatonic.games.deathmaydie.content.episodes.ossuary_library import OSSUARY_LIBRARY
from miskatonic.games.deathmaydie.content.episodes.stolen_moon import STOLEN_MOON
from miskatonic.games.deathmaydie.content.episodes.two_houses import TWO_HOUSES

__all__ = ["ELDER_ONES", "EPISODES"]

EPISODES = {
    episode.id: episode
    for episode in (BURNING_FACULTY, OSSUARY_LIBRARY, LAST_WALTZ, AFTER_HOURS, TWO_HOUSES, STOLEN_MOON)
}
ELDER_ONES = {elder_one.id: elder_one for elder_one in (CTHULHU, HASTUR)}
