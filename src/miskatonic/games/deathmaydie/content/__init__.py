"""The content of the game: investigators, skills, insanities, Elder Ones and episodes, as declarations."""
