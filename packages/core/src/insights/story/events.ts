import { isEveryday } from './everyday.ts'
import { LIKENS } from './made-up.ts'

/** What changes a life, by the words people use for it; the weight is how much. */
const EVENTS: readonly (readonly [RegExp, number])[] = [
  // Work and study.
  [
    /\b(?:got|getting|offered me|gave me|took|landed) (?:the|that|a|my|this) (?:new )?(?:(?:job|promotion|apprenticeship|scholarship|grant|internship)\b(?! (?:interview|report))|(?:place|role|position|part)\b(?! (?:in line|on the|mats?)))/,
    4,
  ],
  [
    /\b(?:got|was|were|been|being|getting) (?:promoted|fired|laid off|let go|made redundant|sacked|demoted|suspended|hired|accepted|rejected|expelled)\b/,
    4,
  ],
  [
    /\b(?:i|we|have|just|finally|to) (?:quit|resign(?:ed)?|retired?(?! (?:to|early|for)))\b|\b(?:handed in|gave|given)(?: \w+){0,3} notice\b|\blost (?:my|his|her|the) job\b|\blet (?:me|us) go\b(?= today| this|[.,!;]|$)/,
    4,
  ],
  [
    /\b(?:my|the|our) (?:very )?(?:first|last) (?:day|night|shift|lesson|class|customer)\b(?! (?:of the day|today|bought))|^(?:very )?(?:first (?:day|night|shift)|last (?:day|shift))\b/,
    2.5,
  ],
  [
    /\b(?:passed|failed|flunked|aced) (?:(?:the|my|his|her|both|all|this) (?!diet)|it\b)|\bgraduat(?:ed|ion)\b|\bgot into (?!bed|trouble|line|an?\b|my\b|his\b|her\b|the (?:car|bath|shower|pool|water|bus|train|taxi|habit|house|office|building)\b)|\bgot in(?=[.,!;]|$)|\bdefended (?:my|the)\b/,
    3.5,
  ],
  [
    /\b(?:sent|handed|turned|put) (?:it |\w+ )?(?:in|off) (?:my|the|writing)\b|\bput it in writing\b|\bsent (?:the|my|off) (?:application|letter|manuscript|thesis|form)\b/,
    1.5,
  ],
  [
    /\b(?:letting me go|contract (?:ends|ended|wasn|was not|isn)|rent (?:goes|is going|went) up|clos(?:es|ed|ing) (?:down|the (?:shop|store|business|restaurant))|bankrupt\w*|opened (?:the|my|our) (?:shop|store|café|cafe|business|studio|practice)|dropped out|enrolled|changed (?:my )?majors?|published|got (?:a|the) raise|the (?:exams?|trial|project) (?:is|are) over(?! budget)|i start (?:on|in|next|monday))\b/,
    3.5,
  ],
  // Love.
  [
    /\basked (?:me|her|him|if) .{0,40}\b(?:live|move in|marry|come (?:home|back))\b|\basked (?:me|her|him) out\b|\blive (?:with me|with us|together)\b|\bmet someone\b(?! (?:at|on|in|who|from))|\b(?:there is|there['’]s|has|with|for|loves|seeing) someone else\b|\bsaid (?:she|he|they) loves? me\b|\bwants? (?:a divorce|to split|to break up|out|a baby|kids|to live)\b|\bdeleted (?:his|her|their) number\b|\bblocked (?:him|her)\b|\bcame back to me\b|\b(?:i (?:have )?|(?:he|she) )left (?:him|her|me)\b(?= today| for| after| this|[.,!;]|$)/,
    3.5,
  ],
  [
    /\b(?:broke|split|breaking|splitting|broken) up\b(?! (?:the|a|some|into|his|her|my)\b)|\b(?:it['’]?s|it is|it was|we['’]?re|we are|all) over\b(?=[.,!;]| now| between| with|$)|\bmoved out\b(?! of the way)|\bleft me\b(?! (?:an?|the|some|with|alone|at|in|on|to|out|his|her|no|two|three)\b)|\bleaving me\b(?! (?:an?|the|with|alone)\b)|\bdivorc(?:e|ed|ing)\b|\bseparat(?:ed|ing) from\b/,
    4,
  ],
  [
    /\b(?:got|getting|are|is) (?:engaged|married)(?! (?:for|in))\b|\bproposed\b(?! (?:an?|the|that|some)\b)|\bmoved in\b|\bback together\b|\b(?:our|my|his|her|their|the) wedding\b|\b(?:fell|fallen|falling|am|i['’]?m|are|we['’]?re) in love\b(?! with (?:the|this|that|it|its|my new)\b)|\bcheat(?:ed|ing) on\b|\bour first date\b|\b(?:we|i|she|he) kissed\b(?= him| her| me| today| for|[.,!;]|$)/,
    3.5,
  ],
  // Family, birth and death.
  [
    /\b(?:was|were|is|been) born\b|\bgave birth\b|\b(?:is|am|are|['’]m|['’]s) (?:\w+ )?pregnant\b|\bpositive test\b|\badopt(?:ed|ing) (?:him|her|them|us|me|the (?:boy|girl|baby|twins))\b|\badoption\b|\bmiscarr\w+|\bthe test (?:was|is) positive\b/,
    5,
  ],
  [
    /\b(?:(?<!\b(?:i|we) (?:\w+ )?)died(?! (?:laughing|inside|of (?:shame|boredom|embarrassment|laughter)))|passed away|is dead|has died|is gone|lost (?:my|our|her|his) (?:mother|father|mom|mum|dad|brother|sister|son|daughter|wife|husband|baby|friend|dog|cat))\b|\b(?:the|his|her|my|our|['’]s) funeral\b(?! home)|\bput (?:him|her) down\b(?=[.,!;]| today|$)|\bput (?:the|our|my) (?:dog|cat|horse|pony) (?:down|to sleep)\b|\bburied (?:him|her|them|my|our|dad|mom|mum|mother|father)\b/,
    5,
  ],
  // Health.
  [
    /\bheart attack\b|\bstroke\b(?! of)|\b(?:was|is|been|got) diagnosed\b|\b(?:the|my|a|her|his) diagnosis\b|\bthe (?:lump|scan|biopsy) (?:is|was|were|are|came)\b|\bthe results? (?:is|was|were|are|came) (?!in for)|\bcancer\b|\bin remission\b|\ball[- ]clear\b|\b(?:had|having|needs?|my|his|her|the|after|before) surgery\b(?! (?:was|is) (?:closed|open))|\b(?:my|his|her|the) operation\b|\b(?:had an|car|bike|in an) accident\b|\b(?:called|in) (?:an|the) ambulance\b|\bemergency room\b|\bintensive care\b/,
    4,
  ],
  [
    /\b(?:is|was|came|came back|he['’]s|she['’]s|['’]s|am|i['’]m|brought (?:him|her)) home\b(?! (?:at|late|early|alone|sick))(?: (?:from|again))?/,
    1.5,
  ],
  [
    /\b(?:days?|weeks?|months?|year) (?:sober|clean)\b|\brelaps(?:ed|e)\b|\bstopped (?:drinking|smoking|taking (?:the|my|his|her) (?:pills?|meds?|medication|tablets))\b|\bfirst (?:meeting|session|appointment)\b|\bbroke (?:my|his|her) (?:arm|leg|wrist|ankle|hip|foot)\b/,
    3,
  ],
  [
    /\bpoured .{0,30}\b(?:out|away|down the (?:drain|sink))\b|\bthrew (?:(?:it|them) (?:all )?)?(?:out|away)\b|\bdays? without (?:a (?:drink|cigarette|smoke)|drinking|smoking|alcohol|him|her)\b|\bnot drinking\b|\bquit (?:drinking|smoking)\b|\bwent to (?:a meeting with|my first meeting|(?:a|the|my first) therapist)\b|\bpanic attack\b|\bwent into labor\b|\bbenign\b|\bmalignant\b|\bhospice\b|\bnursing home\b|\bcare home\b|\b(?:is|was|am|['’]s|['’]m|back|him|her|dad|mom|mum) in (?:the )?hospital\b/,
    3,
  ],
  // Home and money.
  [
    /\b(?:robbed|burglar\w*|broken into|burned down)\b|\b(?:house|home|flat|apartment|basement|kitchen|shop|farm|cellar) (?:\w+ )?flooded\b|\b(?:my|our|the) (?:car|bike|bag|purse|savings) \w+ stolen\b|\b(?:loan|mortgage|visa|permit|application) (?:was|is|got|has been) (?:approved|denied|granted|refused|rejected)\b|\bcustody\b|\bmov(?:ed|es) (?:back|away|into)\b(?! (?:a |the )?(?:next|other|bed|seat))|\bshook hands on\b/,
    3.5,
  ],
  [
    /\b(?:sell|sold|bought|buy|lose|lost) (?:the|our|my|an?) (?:house|home|flat|apartment|farm|shop|business|company|baby|place (?:in|of))\b(?! (?:brand|made|phone))|\bgot the (?:keys?|apartment|flat|house|loan|mortgage)\b|\bsigned (?:the|a|my|our) (?:lease|contract|papers|deed)\b|\bevict\w+|\bforeclos\w+|\bpaid off (?:the|my|our) (?:house|loan|debts?|mortgage|card)\b|\bdebt[- ]free\b/,
    4,
  ],
  [
    /\b(?:made|make|accepted|took|turned down|withdrew|rejected|got)(?: \S+){0,3} offer\b|\bhas made an offer\b|\bwithdr(?:ew|awn)\b|\bfell through\b|\bcalled (?:it )?off\b|\bcancel(?:l?ed) (?:the|our|my) (?:wedding|move|contract|engagement)\b/,
    3.5,
  ],
  [
    /\b(?:he|she|dad|mom|mum|they|husband|boyfriend|stepdad) hit me\b(?! up)|\barrested\b|\bthe police came\b|\bfound (?:the|his|her|their) (?:messages|texts|letters|pills)\b|\b(?:sent|showed|posted|shared|leaked|read)\b.{0,30}\b(?:the screenshots?|group chat|my secret|my (?:texts?|messages?|diary|journal))\b/,
    3,
  ],
  // Between people, and with oneself.
  [
    /\b(?:reali[sz]ed|it hit me|i understand now|i(?:['’]m| am) done\b|stood up (?:to|for)|spoke up|made peace|talked it out|we (?:had a fight|fought)|stopped speaking|hung up on|walked out)\b/,
    2,
  ],
  [
    /\b(?:called|wrote|texted|talked|spoke|speaking|talking|met)\b.{0,50}\b(?:for the first time (?:since|in|ever)|after (?:all )?(?:this|these|\w+) (?:time|years|months)|again after)\b(?! (?:lunch|breakfast))/,
    3,
  ],
  [
    /\b(?:(?:we|they|and) made up|reconcil\w+|forg(?:ave|iven)|had it out|big fight|stopped talking)\b/,
    2.5,
  ],
  [
    /\b(?:i|we) (?:finally )?told (?:my |our )?(?:him|her|them|everyone|\p{Lu}?\p{L}+) (?:that |about |everything|the truth|i |i['’]?m |what|how|no\b)/u,
    2,
  ],
  [
    /\b(?:decided|made up my mind|agreed to|(?:finally|has) said (?:yes|no)|asked for help|said it out loud|admitted|came out to|chose to|signed up|gave up|let go of|moved to|moving to|stopped seeing|started (?:therapy|seeing (?:him|her|a )|running(?! late)|writing))\b/,
    2.5,
  ],
]

/** Words that say that something changed. */
const CHANGES: readonly (readonly [RegExp, number])[] = [
  [/\bfinally\b|\bat last\b/, 1.5],
  [/\b(?:for the )?first time\b|\bthat['’]?s a first\b|\bfor once\b/, 1.5],
  [
    /(?:\b(?:not|no|never|dont|cant|wont|didnt|isnt|doesnt|couldnt)|n['’]t)\b.{0,60}\b(?:anymore|any longer|any more(?=[.,!;]|$))|\bnever\b.{0,60}\bagain\b|\bno longer\b/,
    1.5,
  ],
  [/\bfrom now on\b|\bever since\b|\bsince then\b|\buntil now\b|\bback to where\b/, 1],
  [/\b(?:everything|something) (?:has |is |was |just )?(?:chang(?:ed|ing)|different|shifted)\b/, 2],
  [/\bcan(?:not|['’]?t| no longer) (?:keep|go on|do this|take)\b|\benough is enough\b/, 1.5],
  [/\bsaid (?:no|yes)\b/, 0.8],
  [/\bapologi[sz]ed\b|\bsaid (?:(?:i|she|he|they|we) (?:was|were) )?sorry\b/, 1.2],
  [/\bsuddenly\b|\bout of nowhere\b|\bout of the blue\b/, 1],
  [
    /\bdid(?:n['’]?t| not) (?:mind|think about|notice|hurt|undo|need|miss|cry|panic|worry)\b|\bhurts? less\b/,
    1.2,
  ],
]

/** Wished, supposed, feared or planned: it hasn't happened. */
const SUPPOSED =
  /\b(?:if|unless|maybe|perhaps|probably|might|may|could|would|should|hope|hoping|hopes|wish|wishing|want|wants|wanted|imagine|pretend|almost|nearly|will|wo|going to|gonna|want to|asked (?:if|me)|thinking (?:of|about)|wonder\w*|afraid (?:that|of)|scared (?:that|of)|worr\w+ (?:that|about)|looks? for(?:ward)?|used to|about (?:his|her|their|an?)|last (?:year|winter|summer|spring|fall|autumn))\b|\bi['’](?:d|ll)\b|\b(?:wo|would|did|do|does|have|has|had)n['’]t (?=get|got|pass|quit|die|leave|move|sign|sell)/
const NEGATED = /\b(?:not|never|no)\b(?! (?:any ?more|longer)\b)|n['’]t\b/

/** `A woman told me`: not of the writer's own. */
const OF_STRANGERS = /^(?:an? (?!friend)|some(?:one|body)\b|some (?:guy|man|woman|kid)\b)/i

/** How much a sentence tells of a change; 0 for what was only wished, supposed or likened. */
export function changeIn(sentence: string): number {
  if (OF_STRANGERS.test(sentence)) return 0
  const likened = sentence.search(LIKENS)
  const text = (likened === -1 ? sentence : sentence.slice(0, likened)).toLowerCase()
  return Math.max(0, ...weights(EVENTS, text)) + Math.min(2, sum(weights(CHANGES, text)))
}

function weights(of: readonly (readonly [RegExp, number])[], text: string): number[] {
  return of.flatMap(([words, weight]) => {
    const { index: start, 0: found = '' } = words.exec(text) ?? {}
    if (start === undefined || isEveryday(text, { start, end: start + found.length })) return []
    const before = text.slice(Math.max(0, start - 50), start)
    return SUPPOSED.test(before) || NEGATED.test(before.slice(-20)) ? [] : [weight]
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
