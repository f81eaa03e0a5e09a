### The words of the set-up page.

game-title = Arkham Horror: The Card Game
game-summary = Follow the clues through Arkham before the doom is complete, with a deck of your own and a bag full of bad luck.
setup-scenario = Scenario
setup-difficulty = Difficulty
setup-difficulty-help = What lies in the chaos bag.
setup-difficulty-easy = Easy
setup-difficulty-standard = Standard
setup-difficulty-hard = Hard
setup-difficulty-expert = Expert
setup-lead = Seat of the lead investigator
setup-lead-help = By chance if left out.
setup-investigator = Investigator
setup-investigator-help = Each plays its starter deck, or one that is chosen below.
