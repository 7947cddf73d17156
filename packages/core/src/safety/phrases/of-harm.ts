const TARGET = `(him|her|them|them all|you|everyone|someone|people|others|strangers|everyone there|
  my ~1 (boss|husband|wife|dad|mom|ex|brother|sister|child|children|baby|son|daughter|boyfriend|
  girlfriend|partner|teacher|neighbour|neighbor|stepdad|stepmom|parents|family|roommate|flatmate|
  coworker|colleague|classmates|uncle|landlord|friend|students|manager|whole family)|
  (that|this|the) (man|woman|guy|bastard|bitch|asshole|girl|boy|baby|child|people|neighbour|neighbor|
  teacher|kids|children|monster)|the (baby|children)|all of them|(some|any) (one|body)|each of them|every one of them|every single one of them|his (wife|girlfriend)|
  (everyone|someone|anyone) ~2)`

/** What somebody says who may harm another person. */
export const ofHarm = [
  `(i|im|ill|id|me|tonight|and|we) (wanna|wantedto|gonna|will|might|am gonna|have to|need to|should|may|must|ready to|am going to|about to|swear ill|swear i will|ill|would like to|like to|could|promise to|about|will finally|finally) (kill|murder|stab|shoot|strangle|attack|poison|hurt|harm|beat up|choke|slaughter|burn|run over|rape|smother) ${TARGET}`,
  `(wanna|wantedto|gonna|urge to|urges to|plan to|planning to|tempted to) (kill|murder|stab|shoot|strangle|poison|hurt|harm|slaughter|attack|smother) ${TARGET}`,
  `(gonna|ill|i will|i might|i could|im gonna) (kill|murder|stab|shoot|hurt|harm|strangle|smother|shake|drop|poison) ${TARGET} ($|all|one day|someday|tonight|and|with|before|in (his|her|their) sleep|if it)`,
  `(afraid|scared|terrified|worried|fear|frightened) (that|of)? (i will|i might|i could|im gonna|i would|i may|ill|id|im about to) ~1 (kill|hurt|harm|hit|shake|strangle|smother|lose control and hurt|stab|drop) ${TARGET}`,
  `(think|thinking|thought|thoughts|fantasize|fantasise|fantasizing|fantasising|dream|dreaming|feel|feeling|imagine|imagining|fantasies|urge) (about|of|like)? (killing|murdering|stabbing|shooting|strangling|hurting|harming|poisoning|beating|smothering|attacking|shaking) ${TARGET}`,
  '(shoot|shooting|blow|blowing|burn) (up|down) (the|my|this|that|a) (school|office|church|mosque|synagogue|mall|workplace|class|university)',
  '(bring|bringing|take|taking) (a|my|the|dads|my dads) (gun|knife|rifle|pistol) (to|into) (school|work|class|the office|church|his|her)',
  `i (hit|beat|slapped|punched|shook|choked|hurt) (my|the) (child|children|baby|wife|girlfriend|son|daughter|husband|boyfriend) ~2 (again|$|and i|because|so hard|last night|today|hard)`,
  'i (pushed|shoved|threw|dragged) (her|him|my ~1 (wife|child|son|daughter|mom|girlfriend|husband|boyfriend)) (down|against|into|to the (floor|ground)|by the hair)',
  'i (shook|dropped) (the|my) baby',
  'imagine (killing|strangling|stabbing|shooting) (him|her|them|my ~1)',
  '(want|wish) (him|her|them|them all|everyone|my ~1 (husband|wife|dad|ex|boss|stepdad|mom)) (dead $|dead and|dead because|dead for|were dead|was dead)',
  'i (nearly|almost) (hit|shook|hurt|slapped|choked|strangled|punched) (my|the) ~1 (son|daughter|child|children|baby|wife|girlfriend|husband|boyfriend|mom|dad)',
]
