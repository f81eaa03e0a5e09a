"""The ten investigators, each with a signature skill and two common ones."""

from miskatonic.games.deathmaydie.declarations import InvestigatorBoard

__all__ = ["INVESTIGATORS"]

INVESTIGATORS = {
    board.id: board
    for board in (
        InvestigatorBoard("adam-benchley", "fueled-by-madness", ("marksman", "toughness")),
        InvestigatorBoard("ahmed-yasin", "healing-prayer", ("stealth", "arcane-mastery")),
        InvestigatorBoard("borden", "savage", ("swiftness", "stealth")),
        InvestigatorBoard("elizabeth-ives", "lucky", ("marksman", "stealth")),
        InvestigatorBoard("fatima-safar", "read-the-omens", ("arcane-mastery", "swiftness")),
        InvestigatorBoard("ian-welles", "vengeance-obsession", ("brawling", "swiftness")),
        InvestigatorBoard("john-morgan", "protector", ("swiftness", "toughness")),
        InvestigatorBoard("rasputin", "unkillable", ("arcane-mastery", "brawling")),
        InvestigatorBoard("sister-beth", "high-strung", ("brawling", "toughness")),
        InvestigatorBoard("the-kid", "gate-manipulation", ("marksman", "arcane-mastery")),
    )
}
