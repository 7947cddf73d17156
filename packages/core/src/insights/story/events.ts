import { LIKENS } from './made-up.ts'

/** What changes a life, by the words people use for it; the weight is how much. */
const EVENTS: readonly (readonly [RegExp, number])[] = [
  // Work and study.
  [
    /\b(?:got|getting|offered me|gave me|took|have|landed) (?:the|that|a|my|this) (?:new )?(?:job|place|role|position|part|promotion|apprenticeship|scholarship|grant|internship)\b/,
    4,
  ],
  [
    /\b(?:got|was|were|been|being|getting) (?:promoted|fired|laid off|let go|made redundant|sacked|demoted|suspended|hired|accepted|rejected|expelled)\b/,
    4,
  ],
  [
    /\b(?:i|we|have|just|finally|to) (?:quit|resign(?:ed)?|retired?)\b|\b(?:handed in|gave|given)(?: \w+){0,3} notice\b|\blost (?:my|his|her|the) job\b/,
    4,
  ],
  [
    /\b(?:my|the|our) (?:very )?(?:first|last) (?:day|night|shift|lesson|class|customer)\b|^(?:very )?(?:first|last) (?:day|night|shift)\b/,
    2.5,
  ],
  [
    /\b(?:passed|failed|flunked|aced) (?:the|my|his|her|it|both|all|this)\b|\bgraduat(?:ed|ion)\b|\bgot into\b|\bgot in\b|\bdefended (?:my|the)\b/,
    3.5,
  ],
  [
    /\b(?:sent|handed|turned|put) (?:it |\w+ )?(?:in|off) (?:my|the|writing)\b|\bput it in writing\b|\bsent (?:the|my|off) (?:application|letter|manuscript|thesis|form)\b/,
    1.5,
  ],
  [
    /\b(?:letting me go|contract (?:ends|ended|wasn|was not|isn)|rent (?:goes|is going|went) up|clos(?:es|ed|ing) (?:down|the (?:shop|store|business|restaurant))|bankrupt\w*|opened (?:the|my|our) (?:shop|store|café|cafe|business|studio|practice)|dropped out|enrolled|changed (?:my )?majors?|published|got (?:a|the) raise|the (?:exams?|trial|project) (?:is|are) over|i start (?:on|in|next|monday))\b/,
    3.5,
  ],
  // Love.
  [
    /\basked (?:me|her|him|if) .{0,40}\b(?:live|move|marry|stay|date|come (?:home|back)|out)\b|\blive (?:with me|with us|together)\b|\bmet someone\b|\bsomeone else\b|\bsaid (?:she|he|they) loves? me\b|\bwants? (?:a divorce|to split|to break up|out|a baby|kids|to live)\b|\bdeleted (?:his|her|their) number\b|\bblocked (?:him|her)\b|\bcame back to me\b|\bi (?:have )?left (?:him|her)\b/,
    3.5,
  ],
  [
    /\b(?:broke|split|breaking|splitting|broken) up\b|\b(?:it['’]?s|it is|it was|we['’]?re|we are|all) over\b(?! (?:the|and|my|again|there|here|to|at|on|in)\b)|\bmoved out\b|\bleft me\b|\bleaving me\b|\bdivorc(?:e|ed|ing)\b|\bseparat(?:ed|ing) from\b/,
    4,
  ],
  [
    /\b(?:got|getting|are|is) (?:engaged|married)(?! for)\b|\bproposed\b|\bmoved in\b|\bback together\b|\b(?:our|my|his|her|their|the) wedding\b|\bfell in love\b|\bin love\b|\bcheat(?:ed|ing) on\b|\bour first date\b|\bkissed\b/,
    3.5,
  ],
  // Family, birth and death.
  [
    /\b(?:was|were|is|been) born\b|\bgave birth\b|\b(?:is|am|are|['’]m|['’]s) (?:\w+ )?pregnant\b|\bpositive test\b|\badopt(?:ed|ion)\b|\bmiscarr\w+/,
    5,
  ],
  [
    /\b(?:died|passed away|is dead|has died|is gone|lost (?:my|our|her|his) (?:mother|father|mom|mum|dad|brother|sister|son|daughter|wife|husband|baby|friend|dog|cat))\b|\b(?:the|his|her|my|our|['’]s) funeral\b|\bput (?:him|her) down\b/,
    5,
  ],
  // Health.
  [
    /\bheart attack\b|\bstroke\b(?! of)|\b(?:was|is|been|got) diagnosed\b|\bthe diagnosis\b|\bthe (?:lump|scan|biopsy|results?) (?:is|was|were|are|came)\b|\bcancer\b|\bin remission\b|\ball[- ]clear\b|\bsurgery\b|\boperation\b|\baccident\b|\bambulance\b|\bemergency room\b|\bintensive care\b/,
    4,
  ],
  [
    /\b(?:is|was|came|came back|he['’]s|she['’]s|['’]s|am|i['’]m|brought (?:him|her)) home\b(?! (?:at|late|early|alone|sick))(?: (?:from|again))?/,
    1.5,
  ],
  [
    /\b(?:days?|weeks?|months?|year) (?:sober|clean)\b|\brelaps(?:ed|e)\b|\bstopped (?:drinking|smoking|taking)\b|\bfirst (?:meeting|session|appointment)\b|\bbroke (?:my|his|her) (?:arm|leg|wrist|ankle|hip|foot)\b/,
    3,
  ],
  [
    /\bpoured .{0,30}\b(?:out|away|down the (?:drain|sink))\b|\bthrew (?:out|away)\b|\bthrew (?:it|them) (?:all )?(?:out|away)\b|\bdays? without\b|\bnot drinking\b|\bquit (?:drinking|smoking)\b|\bwent to (?:a|my first|the) (?:meeting|therapist|doctor)\b|\bpanic attack\b|\bwent into labor\b|\bbenign\b|\bmalignant\b|\bhospice\b|\bnursing home\b|\bcare home\b|\bin (?:the )?hospital\b/,
    3,
  ],
  // Home and money.
  [
    /\b(?:robbed|burglar\w*|broken into|burned down|flooded|stolen)\b|\b(?:loan|mortgage|visa|permit|application) (?:was|is|got|has been) (?:approved|denied|granted|refused|rejected)\b|\bcustody\b|\bmov(?:ed|es) (?:back|away|into)\b|\bshook hands on\b/,
    3.5,
  ],
  [
    /\b(?:sell|sold|bought|buy|lose|lost) (?:the|our|my) (?:house|home|flat|apartment|farm|shop|business|company)\b|\bgot the (?:keys?|apartment|flat|house|loan|mortgage)\b|\bsigned (?:the|a|my|our) (?:lease|contract|papers|deed)\b|\bevict\w+|\bforeclos\w+|\bpaid off\b|\bdebt[- ]free\b/,
    4,
  ],
  [
    /\b(?:made|make|accepted|took|turned down|withdrew|rejected|got)(?: \S+){0,3} offer\b|\bhas made an offer\b|\bwithdr(?:ew|awn)\b|\bfell through\b|\bcalled (?:it )?off\b|\bcancel(?:l?ed) (?:the|our|my)\b/,
    3.5,
  ],
  // Between people, and with oneself.
  [
    /\b(?:reali[sz]ed|it hit me|i understand now|i(?:['’]m| am) done\b|stood up (?:to|for)|spoke up|made peace|talked it out|we (?:had a )?f(?:ought|ight)|stopped speaking|hung up on|walked out)\b/,
    2,
  ],
  [
    /\b(?:called|wrote|texted|talked|spoke|speaking|talking|met)\b.{0,50}\b(?:for the first time|after all (?:this|these)|again after|since)\b/,
    3,
  ],
  [
    /\b(?:made up|reconcil\w+|forg(?:ave|iven)|apologi[sz]ed|said (?:i|she|he|they|we) (?:was|were) sorry|said sorry|had it out|big fight|stopped talking)\b/,
    2.5,
  ],
  [
    /\b(?:i|we) (?:finally )?told (?:my |our )?(?:him|her|them|everyone|\p{Lu}?\p{L}+) (?:that |about |everything|the truth|i |what|how|no\b)/u,
    2,
  ],
  [
    /\b(?:decided|made up my mind|agreed to|(?:finally|has) said (?:yes|no)|asked for help|said it out loud|admitted|came out to|chose to|signed up|gave up|let go of|moved to|moving to|stopped seeing|started (?:therapy|seeing|running|writing|again))\b/,
    2.5,
  ],
]

/** Words that say that something changed. */
const CHANGES: readonly (readonly [RegExp, number])[] = [
  [/\bfinally\b|\bat last\b/, 1.5],
  [/\b(?:for the )?first time\b|\bthat['’]?s a first\b|\bfor once\b/, 1.5],
  [/\b(?:not|n['’]t|no|never)\b.{0,60}\b(?:any ?more|again|any longer)\b|\bno longer\b/, 1.5],
  [/\bfrom now on\b|\bever since\b|\bsince then\b|\buntil now\b|\bback to where\b/, 1],
  [/\b(?:everything|something) (?:has |is |was |just )?(?:chang(?:ed|ing)|different|shifted)\b/, 2],
  [/\bcan(?:not|['’]?t| no longer) (?:keep|go on|do this|take)\b|\benough is enough\b/, 1.5],
  [/\bsaid no\b/, 0.8],
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
    const at = text.search(words)
    if (at === -1) return []
    const before = text.slice(Math.max(0, at - 50), at)
    return SUPPOSED.test(before) || NEGATED.test(before.slice(-20)) ? [] : [weight]
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
