### The story, in a few lines of our own.

## How scenarios begin

arkham-intro-the-gathering = For weeks people have vanished from the streets around you. Tonight something scratches under your own floor.
arkham-intro-the-midnight-masks = A cult means to call its master before morning. Find out who is behind the masks while there is time.
arkham-intro-the-devourer-below = All traces lead into the woods south of the town. Whatever is to come, it will come there.

## Where the first agenda and the first act stand

arkham-story-01105 = The lights flicker, and hours go missing.
arkham-story-01108 = The door of the study is gone: where it was, there is only wall.
arkham-story-01121a = Somebody in a mask follows you, and keeps out of the light.
arkham-story-01123 = Six names are on no list, and yet everybody fears them.
arkham-story-01143 = Between the trees something moves in step with you.
arkham-story-01146 = Trampled grass and drops of wax: they went this way.

## How scenarios end

arkham-ending-the-gathering-none = You get out of the house with your lives, and the stranger from the parlor with you.
arkham-ending-the-gathering-1 = You set fire to the house. Whatever was below it burns with everything you owned.
arkham-ending-the-gathering-2 = The house stands, and you send the zealot away. Her warning stays with you.
arkham-ending-the-gathering-3 = The way out stays barred, and they come up from below.
arkham-ending-the-midnight-masks-none = You leave the streets to the masks, with what you have learned.
arkham-ending-the-midnight-masks-1 = The last name is found. The cult has lost its faces.
arkham-ending-the-midnight-masks-2 = Twelve strokes. Whoever you have not found is on the way to the woods.
arkham-ending-the-devourer-below-none = Nobody is left to hold it back. The night over Arkham does not end.
arkham-ending-the-devourer-below-1 = The circle is broken, and what had begun to open closes.
arkham-ending-the-devourer-below-2 = It reels back into the dark from which it came. You are alive, and not as you were.
arkham-ending-the-devourer-below-3 = It takes what you gave it, and lets you go.

## Who has won

arkham-side-investigators = The investigators win
arkham-side-mythos = The investigators lose
