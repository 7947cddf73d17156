const HURT =
  '(slapped|smacked|choked|strangled|whipped|shaken|battered|belted|abused|raped|thrown (about|around|against|across|down|into)|(hit|beaten|kicked) ($|and|again|every|up|with|through|black|by (his|her|their|the) (dad|mom|parents|stepdad|stepmom|boyfriend|husband|partner|uncle)))'
const FAMILY =
  '(brother|brothers|dad|uncle|uncles|cousin|cousins|husband|ex|family|parents|boyfriend|stepdad|inlaws|in laws|relatives|clan|gang|he|they|hes|theyre)'
const SICKBED =
  '(her|him|them|it|mom|dad|grandma|grandpa|my ~1 (mom|dad|husband|wife|son|daughter|child|baby|sister|brother|partner|boyfriend|girlfriend|nan|gran)|the ~1 (baby|cot|crib|child|children|boy|girl|twins))'
const BODY = '(hand|hands|arm|arms|palm|palms|finger|fingers|face|foot|feet|leg|legs|cheek|wrist)'
const KNOWS =
  '(knows|know|found out|finds out|worked out|seen|saw|sees) (where i (live|work|sleep|park|stay|moved)|which (flat|house|door|window|apartment|building|floor|room|bell|balcony) ~2 (mine|my|im in|i live)|what (floor|flat|house|building) (im|i)|my (new)? ~1 (address|flat|house|door|building|street))'

/** Signs that the writer may end or hurt their life, as plain sentences of a later set put them. */
export const selfFurther = [
  // Deciding, planning.
  '(decide|deciding|debate|debating|choose|choosing|wonder|wondering|figure out|figuring out|work out|working out|weigh|weighing up|know|sure|unsure|undecided) ~1 (whether|if) (to|i (wanna|want to|should|will|can)) (keep on|keep|go on|carry on|continue)? (live|living|stay alive|be alive|stay on earth|exist|existing) ($|or (die|not|end|jump|to die|let go|go)|anymore|at all|tonight|today|tomorrow|another|through|past|until)',
  '(decide|deciding|choosing|choose|debating|wondering) (between (living|life) and (dying|death)|(whether|if) i (live|die) ($|or|tonight|today))',
  '(have|ive|had|ill|will|id|i|by then|already) taken my own life',
  '(have|ive|ill|will) taken my life ($|by (then|now|tonight|the time)|tonight|already)',
  '(death|suicide|dying) ~8 (planning|plotting|arranging|rehearsing|plan|picturing|imagining) (mine|my own) $',
  '(lie|lying|lay|stay|sit|am|im) (awake|up) ~4 (planning|plotting|rehearsing) (my own)? (death|suicide|funeral|exit|hanging|overdose|dying)',
  'suicide (note|notes|letter|letters) ~1 (draft|drafts|version|number|attempt|ready|done|written|finished|started|again|still|sounds|is|in (my|the)|on (my|the)|for)',
  '(draft|drafts|drafting|drafted|write|writing|wrote|written|rewrite|rewriting|rewrote|finish|finishing|finished|edit|editing|start|started|starting) (of|on|another|the|this|my)? ~1 suicide (note|letter|video|message|text)',
  // A means, an attempt.
  '(so|so that|in case|because otherwise|or else|otherwise) i (dont|wont|didnt|might|may|would|will|could|end up) (jump|jumping|leap|leaping|throw myself|throwing myself|hurl myself|fling myself|step) (in front of (it|one|them|something|the|a)|under (it|one|a|the)|off (it|there|the ~1)|over (it|the ~1)|(on|onto) the (tracks|rails|line))',
  '(hold|holding|held|grip|gripping|gripped|cling|clinging|clung|grab|grabbed|hang on|hanging on|handcuff|tie) ~8 so (that)? i (dont|wont|didnt) (jump|leap|throw myself|let myself (fall|drop)|go over|go under) ($|in front|under|off|over|out|onto|in)',
  '(train|trains|tram|bus|truck|lorry|tube|metro|subway|express) ~5 (i|im|me|ive|id) ~6 (jump|jumping|leap|leaping|throw myself|throwing myself|step|stepping|hurl myself|fling myself) (in front of|under) (it|one|them)',
  'i attempted $',
  '(i|ive|and) attempted (on @weekday|last (night|week|month|weekend|@weekday)|yesterday|today|this (morning|week|month|weekend)|(two|three|four|five|0|a few|several) (days|nights|weeks) ago|a (week|month) ago) ($|noone|and (noone|nobody|failed|survived|woke|ended up|lived|didnt die|they|im|it didnt)|but ~2 (noone|woke|survived|failed|found|threw|alive|here)|with (pills|tablets|a|my)|by (hanging|overdose|taking|jumping))',
  '(hurting|harming|injuring|mutilating|punishing) myself (is|was|has been|has become|became|feels|felt) (the (only|best|one|easiest|last)|my|what|how|all|a (relief|release|habit|way|comfort)|like|something|addictive|easier|better|good|nice|right|normal)',
  '(hold|held|holding|press|pressed|pressing) (a|the|my) pillow (on|onto|over|to|against) my (own)? face (for as long as|as long as|as hard as|to see|hoping|and (hope|hoped|wait|waited|count|counted))',
  '(hurting|harming|mutilating|punishing) myself (helps|helped|calms|calmed|works|keeps me|gives me|makes me (feel|calm|real)|makes it|stops|lets me|instead of)',
]

/** Signs that the writer is followed, threatened with death, or hurt as a punishment. */
export const dangerFurther = [
  '(man|men|guy|bloke|dude|stranger|strangers|someone|somebody|creep|weirdo|driver) ~1 (has|have|had|keeps|kept|is|was|been|who|from ~3)? ~1 (followed|follows|following|follow) me (home|to (my|the) ~1 (door|house|flat|building|street|car|apartment)|back to (my|the)|off the (bus|train|tram)|from the (bus|train|station|stop|gym|pub|bar|club|shop|tube|metro|tram|subway) ($|home|to my|again|three|two|twice|every|all the way (home|to my)))',
  `(he|she|they|ex|stalker|hes|shes|theyre|boy|boys|colleague|neighbor|neighbour) ~3 (followed|follows|following|follow) me ~9 ${KNOWS}`,
  `(scared|afraid|terrified|followed|stalker|stalking|threatened|threatens|restraining|hiding from) ~9 (he|she|they|hes|shes|ex|somebody|someone|and|who) ~2 ${KNOWS}`,
  '(ex|stalker|abuser|husband|boyfriend|dad|stepdad|he|they) ~1 (found|found out|finds out|worked out|has found|tracked down) where (i|im|we) (live|moved|am staying|am hiding|staying|hiding|now live)',
  `${FAMILY} ~1 (say|says|said|saying|swear|swears|swore|threaten|threatens|threatened|threatening|promise|promised|vow|vowed|warned|told me|texted) ~5 (murder|slaughter|behead|strangle|execute) (me|us)`,
  '(family|brother|brothers|dad|uncle|uncles|parents|relatives|husband|ex|he|they|hell|theyll) ~2 (kill|murder) me ~6 (honor|honour|marrying|was killed|got killed|if i (keep seeing|marry|run away|refuse|say no|go to the police))',
  '(kill|murder|slaughter|shoot|stab|burn|strangle|behead) me ~9 (mean it|means it|meant it|happened to my|(isnt|not|arent|wasnt) joking|dead serious)',
  `(held|holds|hold|holding|pressed|presses|pressing|forced|forces|pushed|pushes|shoved|shoves|put|puts|stuck|burned|burnt|burns) my ~1 ${BODY} (on|onto|to|against|in|into|over|under|with) (the|a|an|some)? ~1 (hot (ring|plate|hob|stove|burner|pan|iron|oven|grill|metal|coals|kettle|radiator|water|oil|cooker)|boiling|scalding|lit)`,
  `(held|holds|holding|pressed|presses|pressing|forced|forces|shoved|shoves) my ~1 ${BODY} (on|onto|to|against|in|into|over) (the|a) ~1 (hob|stove|burner|cooker|flame|hotplate|stovetop|grill)`,
  '(dad|mom|stepdad|stepmom|husband|boyfriend|uncle|grandma|grandpa|he|she|foster dad|foster mom) (burned|burnt|burns|scalded|scalds) (me|my ~1) ~2 (on purpose|as (a)? punishment|to teach me|because i|with (a|the|his|her) (cigarette|iron|lighter|straightener|spoon))',
  '(stood|stands|standing|stand|leaned|leaning|bent) (over|above) me ~3 with (a|the|his|her) ~1 (@weapon|pillow|belt|scissors|cord|rope|bottle|blade)',
]

/** Signs that another person is hurt, or hurts themselves. */
export const othersFurther = [
  '@anybody (is|are|was|been|has been|have been|started|keeps|kept|still) ~1 cutting (again)? ($|(i)? (saw|found|noticed|caught|spotted|seen) ~1 (her|his|their|the|blood|blades|cuts)|(her|his|their) (arms|arm|wrists|wrist|thighs|legs)|and ~1 (hiding|hides|hid|wont|begged|swore|lying|lies|wears)|and (i (dont know|saw|found|cant)|im (scared|worried|terrified|afraid))|(she|he|they) (begged|made me|swore|hides|showed|wears|promised))',
  '(hes|shes|theyre) cutting ($|again $|and (hiding|hides|i (saw|found|dont know)|wont)|(her|his|their) (arms|wrists|thighs|legs)|i (saw|found))',
  '(saw|seen|noticed|spotted|glimpsed) (her|his|their) (arms|arm|wrists|wrist|thighs|legs|forearms) ~6 (begged me|not to tell|dont tell|cuts|cutting|sliced|marks everywhere|razor)',
  `(hear|heard|hearing|see|saw|seen|seeing|watch|watched|listening to|listen to|listened to) ~5 (child|children|toddler|baby|boy|girl|son|daughter|woman|wife|girlfriend|her|him|grandma|lad) ~2 (getting|being|gets) ~1 (${HURT}|~1 and ~1 ${HURT})`,
  `(next doors|neighbors|neighbours|next door|upstairs|downstairs|landlords) ~2 (child|children|toddler|baby|boy|girl|son|daughter|wife|girlfriend) ~1 (is|was|gets|got|getting|being|are) ~1 ${HURT}`,
]

/** Signs that the writer may hurt someone in their care. */
export const harmFurther = [
  `(i|ive|id|im|and|tonight|myself) ~1 (stood|standing|stand|knelt|kneeling|bent|leaned|leant|leaning|hovered) (over|above) ${SICKBED} ~3 with (a|the|that|my|his|her|one) ~2 (pillow|cushion|@weapon|rope|cord|belt|insulin|morphine|syringe)`,
  `(stood|standing|stand|bent|leaning|leaned) (over|above) ${SICKBED} ~6 (pillow|cushion|@weapon) ~1 (in|between) my (hand|hands|fists)`,
  `(stood|standing) (over|above) ${SICKBED} with (a|the|that) (pillow|cushion) ($|again|last night|tonight|this|thinking|wondering|and ~1 (thought|wondered|almost|nearly))`,
  `(i|ive|id|im|and|myself) ~1 (stood|standing|knelt|sat|sitting) (by|beside|at|next to) (her|his|their|moms|dads|the babys|my ~1) (bed|cot|crib|bedside) ~1 with (a|the|that) (pillow|cushion|@weapon|rope|cord) ~3 in my (hand|hands)`,
  '(pillow|cushion) in my (hand|hands|arms) ~2 (thinking|thought|wondering|wondered|imagining|imagined|knowing|knew|ready) ~2 (do it|id do it|could|would|end|how easy|how quick|press|put|over|quick|easy)',
  '(put|putting|hold|holding|held|press|pressed|pressing|push|pushing|pushed) (a|the|that|my|his|her) (pillow|cushion) (over|on|onto|against|down on) (her|his|its|their|moms|dads|grandmas|grandpas|the babys|my (moms|dads|husbands|wifes|sons|daughters|grandmas|grandpas|brothers|sisters)) (face|mouth|nose)',
]
