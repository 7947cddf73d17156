/** Whose sentence it is: the writer's, another's, or no one's, as in `Cold, wet, wonderful.` */
export type Subject = 'self' | 'other' | 'none'

/** Words in front of a subject: `and then`, `at breakfast, without looking up,`. */
const LEAD =
  /^(?:(?:and|but|so|then|now|still|also|always|sometimes|often|usually|mostly|anyway|maybe|today|tonight|yesterday|tomorrow|finally|suddenly|later|afterwards?|honestly|somehow|in the end|at last|at first|all in all|apparently|just|for once|this (?:morning|afternoon|evening|week|time)|last (?:night|week)|(?:\p{L}+day) ?(?:morning|night|evening|afternoon)?),?\s+|(?:at|on|in|by|after|before|since|until|for|when|while|because|if|with|without|from)\b[^,.;]{2,60},\s+)*/iu
const SELF =
  /^(?:i|we|i['’](?:m|ve|d|ll)|we['’](?:re|ve|d|ll)|im|ive|me|(?:my|our) (?:own|whole|first|last|mood|day|night|morning|week|year|life|body|heart|head|hands?|legs?|feet|mind|sleep|stomach|chest|throat|back|face|eyes|turn))\b/i
/** `In November I`, and `when I'm tired I`: without a comma, as people write. */
const TO_WRITER =
  /^(?:at|on|in|by|after|before|since|until|for|during|when|whenever|while|because|if|every|each) (?:(?!(?:i|we|he|she|they|you|it|who|that|this|which|\p{L}+(?:ed|s)? and)\b)[\p{L}\d'’]+ ){1,4}(?=(?:i|im|we)\b)/iu
const BY_WRITER_ALONE =
  /^(?:when|whenever|while|because|if|after|before|since|until) (?:i|we)\b(?:(?!\b(?:he|she|they|you|it)\b)[^,;])* (?=(?:i|we)\b)/iu
/** `Walter and I`, `mo and i`. */
const WITH_OTHERS = /^(?:(?!(?:is|was|were|are|had|has)\b)[\p{L}'’]+ ){1,3}and i\b/iu
/** A diary leaves out its `I`. */
const LEFT_OUT =
  /^(?:slept|woke|went|told|gave|got|put|took|made|found|sent|met|saw|heard|sat|stood|lay|ate|bought|brought|left|came|began|wrote|read|ran|drove|rode|spent|lost|won|kept|let|felt|feel|feeling|cried|wept|laughed|talked|spoke|called|walked|worked|started|finished|signed|passed|failed|quit|moved|cooked|cleaned|sorted|packed|planted|visited|watched|looked|stayed|tried|thought|decided|forgot|remembered|missed|missing|handed|accepted|applied|said|asked|had|was|am|still (?:thinking|tired|sad)|can['’]?t|couldn['’]?t|could not|cannot|don['’]?t|didn['’]?t|haven['’]?t|proud|happy|glad|sad|tired|exhausted|grateful|relieved|nervous|anxious|angry|lonely|scared|afraid|worried)\b/i
const OTHER =
  /\b(?:he|she|they|it|you|his|her|their|its|your|him|them|who|that|this|there|the|an?|everyone|everybody|no ?one|nobody|someone|somebody|people)\b|['’]s\b/i
/** With a verb, even a short sentence has a subject. */
const HAS_SUBJECT = /^\p{L}+(?: \p{L}+)? (?:is|was|are|were|has|had|looks?|seems?|feels?|felt)\b/iu
const NAME_WITHIN = /\s\p{Lu}\p{Ll}+/u

const MAX_NOTE_WORDS = 6

/** Who a sentence is about, by its first words. */
export function subjectOf(sentence: string): Subject {
  const bare = sentence.replace(/^[^\p{L}]+/u, '')
  const said = bare.slice(LEAD.exec(bare)?.[0].length ?? 0)
  const rest = said.replace(TO_WRITER, '').replace(BY_WRITER_ALONE, '')
  if (SELF.test(rest) || WITH_OTHERS.test(rest) || LEFT_OUT.test(rest)) return 'self'
  const isShort = rest.split(/\s+/).length <= MAX_NOTE_WORDS
  const hasOther = OTHER.test(rest) || HAS_SUBJECT.test(rest) || NAME_WITHIN.test(rest)
  return isShort && !hasOther ? 'none' : 'other'
}
