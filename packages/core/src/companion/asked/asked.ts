import { type SpokenTo, spokenToIt } from './spoken-to.ts'

/** What a message asks of the companion itself, if it isn't a text to reflect on. */
export type Asked =
  | SpokenTo
  | 'what are you'
  | 'are you a person'
  | 'how do you work'
  | 'what can you do'
  | 'name'
  | 'its feelings'
  | 'what do you see'
  | 'memory'
  | 'privacy'
  | 'advice'
  | 'diagnosis'
  | 'judgement'
  | 'task'
  | 'facts'
  | 'about it'
  | 'own question'
  | 'greeting'
  | 'farewell'
  | 'may I'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'summary'
  | 'draft'
  | 'question'
  | 'journal summary'
  | 'journal search'

/** A longer message is a text that happens to contain such words. */
const MAX_REQUEST_WORDS = 16
const MAX_REQUEST_CHARS = 400

type Pattern = readonly [Asked, RegExp]

/** Patterns for a whole short message; the first match counts. */
const patterns: readonly Pattern[] = [
  [
    'question',
    /\b(?:give|ask|send) me (?:a|another|one|some|the next) (?:\w+ )?(?:question|prompt)s?\b|\b(?:a|another|got a) (?:question|prompt),? please\b|^(?:another|next) (?:question|prompt)$|\bsomething to (?:write|think) about\b|^(?:please )?ask me (?:something|anything)\b/i,
  ],
  [
    'journal summary',
    /\b(?:summar(?:y|ise|ize)|sum up|recap|look back (?:at|on)|review|overview of|how (?:was|did)) (?:of )?(?:me )?(?:my|the|this|last|past) (?:\w+ )?(?:week|month|year|weekend|days?|journal|entries|diary)\b|\bwhat have i been (?:writing|thinking|talking|going on) about\b|\bwhat(?:['’]?s| has) been on my mind\b|\b(?:themes|patterns|moods?) (?:in|of|from) my (?:journal|entries|diary|writing|weeks?|months?)\b/i,
  ],
  [
    'journal search',
    /\bwhen (?:did|was|have) i (?:last|first|ever)\b|\bwhen was (?:the last time|it that) i\b|\bhow (?:many|often|much) (?:times |days |entries )?(?:did|have|do) i\b|\b(?:list|show me|find) (?:all |every |me )*(?:the |my )?(?:times|days|entries|people|books|places|dreams)\b|\bwhat did i (?:write|say|note) (?:about|on|last|in|down)\b|\bhave i (?:ever )?(?:written|mentioned|said anything)\b|\bwhich (?:days?|entries) (?:did|do|have|was|were)\b|\b(?:search|look through) my (?:journal|entries|diary)\b/i,
  ],
  [
    'are you a person',
    /\bare you (?:(?:a|an|even|really|actually|just) )*(?:real|human|person|someone|alive|robot|bot|machine|computer|program|ai)\b|\b(?:are you|do you|will you) judg(?:e|ing)\b|\bis (?:this|there) (?:a )?(?:human|person|real person|bot|someone there|anybody there|anyone there)\b|\bam i (?:talking|speaking|writing) to (?:a|an)\b|\byou(?:['’]?re| are) (?:not|only|just|a) (?:a |an |even |really )*(?:real|person|human|robot|bot|machine|program|computer)\b/i,
  ],
  [
    'what are you',
    /\b(?:what|who) (?:are|r) (?:you|u)\b|\bwhat(?:'s| is| exactly is) this (?:thing|assistant|companion|chat)\b|\b(?:chat ?gpt|gpt|openai|claude|llm|language model)\b|\bwho (?:made|built|wrote|programmed) you\b/i,
  ],
  [
    'name',
    /\b(?:what(?:'s|’s| is) your name|do you have a name|what (?:should|can|do) i call you)\b/i,
  ],
  ['how do you work', /\bhow (?:do|does) (?:you|this) work\b|\bhow (?:were|are) you made\b/i],
  [
    'what can you do',
    /\bwhat (?:can|do) you do\b|\bhow can you help\b|\bwhat (?:should|can) i (?:do|write|ask) here\b|\bwhat are you (?:for|good for)\b/i,
  ],
  [
    'what do you see',
    /\b(?:can|do|could|did|have) you (?:see|read|look at|access|seen)\b.*\b(?:entr|journal|other|past|old|draft|page|everything|diary)|\bwhat (?:can|do) you (?:see|read|know)\b/i,
  ],
  [
    'memory',
    /\b(?:do|can|will|did) you (?:remember|recall|forget|store|keep(?! (?:a |my |this )?secrets?))\b|\bdo you know (?:me|who i am|anything about me)\b/i,
  ],
  [
    'privacy',
    /\b(?:who (?:else )?(?:can |will )?(?:read|see)s?|is (?:this|it|what i write) (?:private|safe|secret|confidential)|(?:can|will|could) you keep (?:a |my |this )?secrets?|(?:will|would) you tell (?:anyone|anybody|someone|my \w+)|(?:don['’]?t|do not|won['’]?t) tell anyone|where (?:does|do|is|are) (?:this|it|my words|my data|what i write)|are you (?:recording|storing|spying|sharing)|(?:share|sell|send) my (?:data|words|entries))\b/i,
  ],
  [
    'its feelings',
    /\b(?:how are you|how(?:'s|’s| is) your day|do you (?:feel|have feelings|like me|love me|care|get (?:bored|tired|lonely)|understand me)|are you (?:ok|okay|happy|sad|lonely|bored|tired))\b/i,
  ],
  ['summary', /\b(?:summar(?:y|ise|ize|ies)|sum (?:it|this|that) up|tl;?dr|in a nutshell)\b/i],
  [
    'draft',
    /\b(?:what do you (?:think|make|see|notice)|what (?:did|can|could) you notice|(?:do you )?notice anything|what (?:stands|jumps|jumped|stood) out|your (?:thoughts|opinion)|any thoughts|thoughts\?|(?<=^|please |you |just |and )(?:read (?:my|this|the|it)|look at (?:my|this|the))|reflect on (?:my|this|the|what)|have you read|did you read|respond to (?:my|this|the)|reply to (?:my|this|the)|about (?:my|the|this) (?:draft|entry|page|text))\b/i,
  ],
  [
    'diagnosis',
    /\b(?:am i|do i have|could i have|is this|is it|do you think i(?:'m|’m| am| have)|have i got) (?:a |an |really |just |clinically )*(?:depress\w*|depression|anxiety|anxiety disorder|adhd|autis\w*|bipolar|burn(?:t|ed)? ?out|burnout|ptsd|ocd|bpd|a narcissist|narcissist\w*|sick|ill|normal|crazy|mad|mentally ill)\b/i,
  ],
  [
    'judgement',
    /\b(?:am i (?:a |an |the |such a |being |too )*(?:bad|terrible|awful|horrible|selfish|good|wrong|right|stupid|weak|failure|monster|problem|overreacting|lazy|mean|unfair)\w*|(?:tell me|say|know) if i(?:['’]m| am| was| did| have)|was i (?:wrong|right|unfair|mean|too \w+)|is it my fault|was it my fault|did i do (?:wrong|right|the right thing|something wrong))\b/i,
  ],
  [
    'advice',
    /\b(?:what (?:should|would|could|can|shall|do) (?:i|you|we) (?:do\b|say\b|tell\b|suggest|recommend|advise)|should i\b|shall i\b|tell me what to do|(?:any|some|your) advice|give me (?:some )?(?:advice|tips)|help me (?:decide|choose)|how (?:do|can|should) i (?:stop|fix|deal|cope|get|make|tell|handle|be|feel|sleep|move)\b)/i,
  ],
  [
    'task',
    /^(?:please |can you |could you |would you |will you )*(?:write|draw|translate|search|google|look up|calculate|remind|set|book|order|play|tell me a (?:joke|story)|make me|generate|code|sing|give me a (?:prompt|recipe|joke|quote))\b/i,
  ],
]

const phrases: readonly Pattern[] = [
  [
    'may I',
    /^(?:hey |ok |so )?(?:can|could|may) i (?:just |please )?(?:tell|ask|say|talk|confess|vent|show)\b[^.?!]{0,30}\??$/i,
  ],
  [
    'greeting',
    /^(?:hi+|hey+|hello+|hiya|howdy|yo|good (?:morning|evening|afternoon|day)|hi there|hey there|hello there)(?: \w+)?$/i,
  ],
  [
    'farewell',
    /^(?:ok |okay )?(?:bye+|good ?bye|good ?night|night night|see you|see ya|that(?:'s|’s| is) (?:all|it|enough)(?: for (?:now|today|tonight))?|i(?:'m|’m| am) (?:done|off to bed|going to bed|going now)|later|talk (?:later|tomorrow)|(?:anyway )?(?:i )?(?:should|must|need to|have to|better|['’]?ll|am going to|gonna) (?:really |try to |get some |go to |go and |go )*(?:sleep|bed|go|stop|rest)(?: now)?)$/i,
  ],
  [
    'yes',
    /^(?:yes+|yeah+|yep|yup|ya|sure|ok|okay|k|right|true|exactly|definitely|of course|i guess|i guess so|i suppose|i suppose so|i think so|kind of|sort of|mostly|probably|maybe|perhaps)$/i,
  ],
  [
    'no',
    /^(?:no+|nope|nah|not really|never|nothing|nothing really|nothing much|none|not much|nothing (?:to (?:report|say|tell|add)|new|special|happened)(?: really| today)*|no thanks?|no thank you)$/i,
  ],
  [
    'unsure',
    /^(?:idk|dunno|i (?:don(?:'|’)?t|do not) know|no idea|not sure|i(?:'m|’m| am) not sure|i (?:don(?:'|’)?t|do not) (?:really |even )*know (?:why i(?:'m|’m|m| am) (?:writing|here|doing)|what to (?:write|say)|where to (?:start|begin)).{0,20}|hmm+|um+|i can(?:'|’)?t say|hard to say|whatever)$/i,
  ],
]

const ABOUT_IT = /\b(?:you|your|yourself)\b/i
const ABOUT_ONESELF = /\b(?:i|i['’]\w+|im|me|my|mine|myself|we|us|our)\b/i

const ABOUT_LIFE =
  /^(?:do|does|did|will|would|can|could|is|are|was|why|how)\b.*\b(?:it|this|that|things|life|love|people|everyone|everybody|anyone|anybody|he|she|they|him|her|them)\b/i

/** What a message asks of the companion; undefined for a text to reflect on. */
export function askedBy(message: string): Asked | undefined {
  if (message.length > MAX_REQUEST_CHARS) return undefined
  const short = message.trim().replace(/[\s.!,…]+$/u, '')
  const plain = short.replace(/[,.]+/g, '')
  const said = phrases.find(([, pattern]) => pattern.test(plain))
  if (said) return said[0]
  if (short.split(/\s+/).length > MAX_REQUEST_WORDS) return undefined
  const bare = short.replace(/[,.!…:;]+\s*/g, ' ')
  const spoken = spokenToIt.find(([, pattern]) => pattern.test(bare))
  if (spoken) return spoken[0]
  if (isSeveral(short)) return undefined
  const asked = short.replace(/\b(?:even|actually|really|just|exactly) /gi, '')
  return patterns.find(([, pattern]) => pattern.test(asked))?.[0] ?? anyQuestion(short)
}

/** A story with a question at its end is a story. */
const isSeveral = (short: string) => /[\p{L}]{2,}[.!]\s+\S+\s+\S+\s+\S/u.test(short)

/** What the last sentence of a longer text asks, if only a reply can answer it. */
export function askedAtTheEnd(message: string): Asked | undefined {
  const last = /[^.!?\n]+\?\s*$/.exec(message.trimEnd().slice(-MAX_REQUEST_CHARS))?.[0].trim() ?? ''
  const asked = last === '' ? undefined : askedBy(last)
  return asked && ['advice', 'diagnosis', 'judgement'].includes(asked) ? asked : undefined
}

/** A single question is about the writer, the companion, or the world. */
function anyQuestion(short: string): Asked | undefined {
  if (!/^[^.!?\n]+\?+$/.test(short)) return undefined
  if (ABOUT_ONESELF.test(short) || ABOUT_LIFE.test(short)) return 'own question'
  return ABOUT_IT.test(short) ? 'about it' : 'facts'
}
