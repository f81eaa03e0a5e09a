"""All episodes and Elder Ones that there are, by name."""

from miskatonic.games.deathmaydie.content.elder_ones.hastur import HASTUR
from miskatonic.games.deathmaydie.content.episodes.burning_faculty import BURNING_FACULTY

__all__ = ["ELDER_ONES", "EPISODES"]

EPISODES = {episode.id: episode for episode in (BURNING_FACULTY,)}
ELDER_ONES = {elder_one.id: elder_one for elder_one in (HASTUR,)}
