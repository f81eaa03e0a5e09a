### The story, in a few lines of our own.

## How scenarios begin

arkham-intro-the-gathering = Уже много недель вокруг пропадают люди. Этой ночью кто-то скребётся под вашим собственным полом.
arkham-intro-the-midnight-masks = До утра культ хочет призвать своего повелителя. Узнайте, кто прячется за масками, пока есть время.
arkham-intro-the-devourer-below = Все следы ведут в леса к югу от города. Что бы ни пришло, оно придёт туда.

## Where the first agenda and the first act stand

arkham-story-01105 = Свет мигает, и целые часы куда-то исчезают.
arkham-story-01108 = Дверь кабинета исчезла: на её месте голая стена.
arkham-story-01121a = За вами идёт кто-то в маске и держится в тени.
arkham-story-01123 = Шести имён нет ни в одном списке, но их боятся все.
arkham-story-01143 = Между деревьями что-то движется с вами шаг в шаг.
arkham-story-01146 = Примятая трава и капли воска: они прошли здесь.

## How scenarios end

arkham-ending-the-gathering-none = Вы выбрались из дома живыми, а с вами незнакомка из гостиной.
arkham-ending-the-gathering-1 = Вы подожгли дом. То, что было под ним, горит вместе со всем вашим добром.
arkham-ending-the-gathering-2 = Дом уцелел, а фанатичку вы прогнали. Её предостережение не выходит из головы.
arkham-ending-the-gathering-3 = Выход закрыт, и они поднимаются снизу.
arkham-ending-the-midnight-masks-none = Вы оставили улицы маскам и унесли то, что узнали.
arkham-ending-the-midnight-masks-1 = Найдено последнее имя. У культа больше нет лиц.
arkham-ending-the-midnight-masks-2 = Двенадцать ударов. Кого вы не нашли, тот уже на пути в лес.
arkham-ending-the-devourer-below-none = Некому больше его удержать. Ночь над Аркхэмом не кончается.
arkham-ending-the-devourer-below-1 = Круг разорван, и то, что начало открываться, закрылось.
arkham-ending-the-devourer-below-2 = Оно отступает во тьму, из которой пришло. Вы живы, но уже не те, что прежде.
arkham-ending-the-devourer-below-3 = Оно приняло вашу жертву и отпустило вас.

## Who has won

arkham-side-investigators = Сыщики побеждают
arkham-side-mythos = Сыщики проигрывают
