import type { Plain } from './plain-form.ts'

/** What a message may say as a whole, with nothing else in it. */
export type Said = 'may I' | 'greeting' | 'how are you' | 'farewell' | 'yes' | 'no' | 'unsure'

type Pattern = readonly [Said, RegExp]

const HELLO = String.raw`(?:hi+|hey+|hey+a|heya|hello+|hiya|howdy|yo|sup|wassup|mornin'?|morning|evening|good (?:morning|evening|afternoon|day)|well hello|greetings|merry christmas|happy new year|welcome back)`
const WHOM = String.raw`(?:there|again|you|buddy|friend|everyone|all|journal|diary|dear|love|mate|dear \w+|once more|little app|me again|it's me|it's me again|i'm back)`
const ASKS_HOW = String.raw`(?:how are (?:you|we|things)(?: doing)?|how's it going|how is it going|how've you been|how have you been(?: keeping)?|are you (?:ok|there|well|around)|you (?:ok|there|okay|well)|what's (?:up|new)(?: with you)?|how do you do|did you sleep well|i hope i find you well|how's my favorite \w+)`
const WHEN = String.raw`(?: today| tonight| this (?:evening|morning|afternoon)| doing| then| ha)*`

const BYE = String.raw`(?:bye+|bye for now|good ?bye|good ?night(?: to you| all| then| for now)?|g'?night|night|nite|gn|cya|see you|see ya|see you (?:later|soon|around|tomorrow|then|next time|next week|after the weekend|in the morning|on \w+day|\w+day)|talk (?:later|soon|tomorrow|then)|talk to you (?:later|soon|tomorrow)|catch you (?:later|tomorrow|in the morning)|until (?:tomorrow|next time|the next one|then)|till tomorrow|ttyl|so long|farewell|take care|sweet dreams|signing off|i'm signing off|logging off|i'm logging off|over and out|later|nighty night|sleep (?:well|tight)|have a good (?:night|one|day|evening)|peace out|ciao|adios)`
const LEAVING = String.raw`(?:that(?:'s| is| will be|'ll be) (?:all|it|enough)(?: from me)?(?: for (?:now|today|tonight|one evening|one day|me))?|that(?:'s| is) (?:all|it) (?:from|for) me(?: today| tonight)?|that will do for (?:now|today|tonight)|enough for (?:now|today|tonight|one day|one evening)|no more for (?:today|tonight)(?: i think)?|i(?:'m| am) (?:done|off|out|leaving|off now|done for (?:now|today|tonight)|off to (?:bed|sleep|work)|(?:going|heading) (?:to (?:bed|sleep)|now|out|off)|going to (?:go|sleep|bed)(?: to (?:bed|sleep))?(?: now)?)|(?:off|going|heading) to (?:bed|sleep)|off to work|time (?:for|to go to|to) (?:bed|sleep|go)|leaving now|calling it a (?:night|day)|closing (?:the|my) (?:laptop|journal|app|book)(?: now)?|(?:i'll|will) (?:write|be back|come back|continue|talk|finish this)(?: more)? (?:tomorrow|later|soon|another day)|time to (?:sign off|log off|stop|turn in)|done for (?:the day|today|now|tonight)|turning in|hitting the (?:hay|sack)|wrapping up(?: for (?:today|tonight|now))?|bed(?:time)?|sleep calls|let's (?:stop (?:here|there)|pick this up (?:another day|tomorrow|later)|leave it (?:there|here)(?: for (?:now|today|tonight))?)|i'll leave it (?:there|here|at that)(?: for (?:now|today|tonight))?|(?:i )?(?:got to|have to|need to|must|should|better|had better|'ll|'d better|will|am going to|'m going to) (?:really |try to |get some |go to |go and |go get |go |get to )*(?:sleep|bed|go|stop|rest|run|stop here|be off|leave)(?: now)?(?: (?:bye|night))?)`

const FAREWELL = new RegExp(
  `^(?:(?:ok|okay|anyway|right|well|alright|so|and|good talk|thanks|thank you|for now|for tonight|i think|${LEAVING}|${BYE})(?:,? |$))*$`,
)
const BYE_AT_END = new RegExp(
  `^(?:(?:ok|okay|anyway|right|well|alright|so|and),? )?(?:${BYE}|i'll say good night(?: here)?\\b.*)(?:,? ${BYE}| for (?:now|tonight))?$`,
)
const IS_BYE = new RegExp(`\\b(?:${LEAVING}|${BYE})\\b`)
const LEAVING_IN_A_HURRY =
  /^(?:ok |okay |right,? |sorry,? )?(?:i )?(?:got to|have to|need to|must) (?:go|run|dash|be off|get on)\b(?! (?:back|to|through|for|on|without|over|into|with|home|see|and)\b).{0,40}$/

/** What is said beside a goodbye that is meant as one. */
const OF_LEAVING =
  /\b(?:enough|done|bed|asleep|sleepy|sleep|tired|finish\w*|writ(?:e|ing)|page|tomorrow|alarm|battery|percent|bus|train|eyes|pillow|pills|pick (?:it|this) up|off|leav(?:e|ing)|question|thanks|thank you|appreciate|here for (?:now|tonight)|late)\b/

const SURE = String.raw`(?:yes+|yeah+|yep|yup|ya|yea|sure|ok|okay|k|right|true|exactly|definitely|of course|absolutely|totally|indeed|that's (?:right|it|true)|i (?:guess|suppose|think|believe|hope)(?: so)?|kind of|kinda|sort of|sorta|mostly|probably|maybe|perhaps|possibly|quite possibly|could be|it could be|very much(?: so)?|a (?:little|bit|lot)(?: bit)?|somewhat|sometimes|often|both|i do|i am|i did|i was|it is|it was|it does|it did|more or less|pretty much|in a way|oh yes|hard to say|fair enough)`
const UNSURE = String.raw`(?:idk|dunno|i don't (?:really |even )*know(?: really| yet)?|i do not know|no idea|i have no idea|not sure|i'm not sure|i am not sure|i haven't a clue|no clue|i can't say|hard to say|it depends|depends|yes and no|meh|eh|whatever|neither|it's complicated|who knows|can't tell)`
const NOT = String.raw`(?:no+|nope|nah|not really|no not really|not at all|not exactly|never|nothing|nothing really|nothing much|none|not much|not yet|absolutely not|definitely not|i don't think so|of course not|neither|nothing (?:to (?:report|say|tell|add)|new|special|happened)(?: really| today)*|no thanks?|no thank you)`
const EXTRA = '(?:really|to be honest|honestly|tbh|actually)'

const phrases: readonly Pattern[] = [
  [
    'may I',
    /^(?:hey |ok |so |before you read it, )?(?:can|could|may|might) i (?:just |please )?(?:explain|tell|ask|say|talk|confess|vent|show|share|add|unload|rant|let|run something|be (?:honest|blunt|real|frank|a little|open)|think out loud|go back to)\b(?! (?:him|her|them|my|the doctor|no\b|for (?:a|more)|that i)).{0,60}$/,
  ],
  [
    'may I',
    /^(?:is it|would it be|ok|is that|are you) (?:ok|okay|alright|all right|fine|with you)? ?(?:if i (?:just )?(?:vent|tell|ask|say|talk|write|type|rant|share|cry|swear|curse)|to (?:vent|tell|ask|say|talk|write|swear|curse)\b)/,
  ],
  [
    'may I',
    /^(?:ok|okay) if i (?:ask|tell|say|vent|share)\b|^do you mind if i\b|^would it (?:bother|upset|annoy) you if i\b|^am i (?:allowed|permitted) to\b|^would now be a good time\b/,
  ],
  [
    'may I',
    /^(?:do you have|have you got|got) (?:a|one) (?:minute|moment|sec|second)\b|^are you free to (?:listen|talk)\b|^i (?:want to|need to|have to) (?:tell|ask) you something\b|\bneed to tell you something$|\bmay i tell you\b|^you there$/,
  ],
  ['greeting', new RegExp(`^${HELLO}(?:,? ${WHOM}){0,2}$`)],
  ['greeting', new RegExp(`^(?:dear (?:journal|diary),? )?${HELLO}(?:,? \\w+)?$`)],
  ['greeting', /^(?:i'm back|back again|it's me(?: again)?|me again|knock knock.*)$/],
  ['greeting', new RegExp(`^${HELLO}(?:,? ${WHOM}){0,2}[, ]+${ASKS_HOW}${WHEN}$`)],
  ['how are you', new RegExp(`^(?:so |and )?${ASKS_HOW}${WHEN}$`)],
  ['unsure', new RegExp(`^(?:${EXTRA},? )?${UNSURE}(?:,? (?:${EXTRA}|${UNSURE}|${SURE}))*$`)],
  [
    'unsure',
    /^(?:hm+|um+|i (?:don't|do not) (?:really |even )*know (?:why i(?:'m| am) (?:writing|here|doing)|what to say|where to (?:start|begin)).{0,20})$/,
  ],
  ['yes', new RegExp(`^(?:${EXTRA},? )?${SURE}(?:,? (?:${EXTRA}|${SURE}))*$`)],
  ['no', new RegExp(`^(?:${EXTRA},? )?${NOT}(?:,? (?:${EXTRA}|${NOT}))*$`)],
]

/** A longer message says more than this; the limits also bound what the patterns may try. */
const MAX_SAID_WORDS = 26
const MAX_PHRASE_WORDS = 14
const MAX_BYE_WORDS = 10

/** What a message says as a whole. */
export function saidAsAWhole(whole: Plain, sentences: readonly Plain[]): Said | undefined {
  if (whole.words > MAX_SAID_WORDS) return undefined
  if (isFarewell(whole, sentences)) return 'farewell'
  if (whole.words > MAX_PHRASE_WORDS) return undefined
  const plain = whole.text.replace(/[,;]/g, '')
  return phrases.find(([, pattern]) => pattern.test(plain) || pattern.test(whole.text))?.[0]
}

const isBye = (text: string) =>
  text.split(' ').length <= MAX_BYE_WORDS && IS_BYE.test(text) && FAREWELL.test(text)

/** A goodbye ends everything, so all that is said beside it must be of leaving, too. */
function isFarewell(whole: Plain, sentences: readonly Plain[]): boolean {
  if (whole.isQuestion || /["]/.test(whole.text)) return false
  if (isBye(whole.text)) return true
  if (LEAVING_IN_A_HURRY.test(whole.text)) return true
  const parts = sentences.flatMap(({ text }) => text.split(/[,;] /))
  const last = parts.at(-1)
  if (last === undefined) return false
  const ends = parts.filter((part) => BYE_AT_END.test(part) || isBye(part))
  const isEnd = ends.includes(last) || ends.includes(parts[0] ?? '')
  return isEnd && parts.every((part) => ends.includes(part) || OF_LEAVING.test(part))
}
