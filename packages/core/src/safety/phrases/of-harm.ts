const TARGET = `(him|her|them|them all|you|everyone|someone|people|others|strangers|everyone there|
  my ~1 (boss|husband|wife|dad|mom|ex|brother|sister|child|children|baby|son|daughter|boyfriend|
  girlfriend|partner|teacher|neighbour|neighbor|stepdad|stepmom|parents|family|roommate|flatmate|
  coworker|colleague|classmates|uncle|landlord|friend|students|manager|whole family)|
  (that|this|the) (man|woman|guy|bastard|bitch|asshole|girl|boy|baby|child|people|neighbour|neighbor|
  teacher|kids|children|monster)|the (baby|children)|all of them|(some|any) (one|body)|each of them|every one of them|every single one of them|his (wife|girlfriend)|
  (everyone|someone|anyone) ~2)`

/** Statements of a person who may harm another. */
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
  `(picture|picturing|pictures|see|seeing|images|image|visions|thoughts|flashes|imagine|imagining|dream|dreaming|think|intrusive) (of|about|myself|me)? ~1 (smothering|shaking|drowning|stabbing|strangling|suffocating|dropping|hurting|killing|throwing|shooting|choking) ${TARGET}`,
  'i (nearly|almost) (strangled|choked|stabbed|killed|shot|suffocated|smothered|drowned|shook|threw) (him|her|them|the baby|my ~1 (son|daughter|child|baby|wife|husband|mom|dad|boyfriend|girlfriend)) ~2 (last night|tonight|today|yesterday|$|again|and|because|this)',
  '(burn|burning|set|setting) ~3 (house|flat|car|place|building|school|office|home|apartment) ~2 (down|on fire|alight) (with|while|and|so|tonight|tomorrow|$) ~2 (him|her|them|everyone|inside|in it|sleep|asleep|all)',
  '(make|making|gonna make|ill make) (them|him|her|everyone|you) (all)? (pay|suffer|bleed|beg|regret it|sorry) ~4 (gun|knife|blood|dead|school|tomorrow|all|die|list)',
  '(have|got|made|keep|writing|wrote) a (kill list|hit list|list of people who deserve)',
  '(get|getting|bought|got|have|having|bring|bringing|take|taking|hid) (a|my|the|his|dads) (gun|knife|rifle|machete|axe|bat|acid) ~7 (for (him|her|them)|wait for (him|her|them)|waiting for (him|her|them)|he lives|she lives|to school|pay|tonight|when he|when she|kill (him|her|them)|use it on (him|her|them)|his face|her face)',
  '(know|knows|found out|worked out) where (he|she|they) (lives|live|works|parks|sleeps) ~7 (knife|gun|pay|kill|hurt|tonight|waiting|wait|burn|sorry|petrol)',
  '(next time|tonight|one day|tomorrow) (i|ill|i will|im gonna) ~2 (not stop|kill (him|her|them)|hurt (him|her|them)|finish (him|her)|snap and|wont stop|stab|shoot (him|her|them))',
  '(put|hold|held|pressed|want to put|wanna put|wanna hold|wanna press) (a|the) pillow (over|on) (his|her|its|the babys|their) ~1 (face|head|mouth)',
  'i (lost|lose|might lose|gonna lose|will lose) (it|control|my temper) (and|with) ~4 (hit|shook|hurt|slapped|kicked|threw|beat|choked) (him|her|them|the|my) ~1',
  'i (hit|beat|slapped|punched|kicked|choked|strangled) (him|her|my ~1 (son|daughter|child|wife|girlfriend|husband|mom|children|boyfriend)|the (child|children|baby)) (again|so hard|until|last night|and (he|she|i)|because i|hard) ~2',
  '(wait|waiting|waited|go|going|find|finding|visit|visiting|get|follow) (for|to|round to)? (him|her|them) ~7 (with|taking|take|bring|bringing|have) (a|the|my|dads)? ~1 (hammer|knife|bat|gun|brick|blade|crowbar|machete|axe|petrol|acid)',
  '(cant|couldnt|not|didnt) stop (shaking|hitting|slapping|beating|choking|hurting|kicking) (her|him|the|my|them) ~1',
  '(list|names) of (who|people|everyone|those|all) ~3 (shoot|kill|stab|hurt|gonna|deserve|die|pay|killed)',
  '(want|wanna|wantedto|urge|could|might|afraid ill|scared ill) (to)? (throw|slam|shake|drop|smash|fling|crush) (her|him|the baby|it|them|my baby) (against|into|down|out|on|hard|until|so|$)',
  '(ill|will|gonna|wanna|want to) (put|bury|drop) (him|her|them|that ~1) (in the ground|six feet|under the ground|in hospital|in the hospital|in a grave)',
  '(frightened|scared|afraid|terrified) of (my own (hands|anger|rage|temper)|what i (might|could|will|would) do to (him|her|them|my|the))',
  'i (slapped|hit|smacked|kicked|shook|beat|punched|burned|bit|pushed|choked) (my|the) ~2 (boy|girl|son|daughter|baby|child|toddler|kid|twins|wife|mom|dad|husband|girlfriend|boyfriend) ~9 (again|afraid|scared|control|stop|ashamed|hard|bruise|cried|marks)',
  '(if|when) (he|she|they) ~6 (again)? (i will|ill|im gonna|i swear ill) ~1 (kill|shoot|stab|murder) (him|her|them) ~2 (swear|mean it|promise|serious|i will)',
]
