import { type Claim, claim } from './claims.ts'
import type { Material } from './material.ts'
import { dateName } from './period.ts'
import { isEnglish } from './reading/matters.ts'
import type { Moment } from './reading/moments.ts'
import type { Page } from './reading/pages.ts'
import { isInMadeUpStory } from './story/made-up.ts'
import * as words from './words/monthly.ts'

const MAX_WISHES = 3
const MAX_QUESTIONS = 2
const MAX_QUESTION_CHARS = 120
const WANTED =
  /^(?:but |maybe |still )?(?:i (?:really |just )?(?:want|wish|hope) (?:to|i)\b|i['’]d (?:like|love) to\b|i would like to\b|i(?:['’]m| am) (?:trying|learning|going) to\b|i (?:need|have) to (?:learn|stop|start|find|be)\b|next time i\b)/i
const ADDRESS = /https?:|www\.|\w[=&]\w|\/\w+\?/i
/** With the word or the order of a question, at the start or after a comma; not only a mark. */
const ASKS =
  /(?:^|[,;:.]\s*|\b(?:and|but|so|or|then|well|ok|god|still|just)\s+)(?:(?:what|who|how|where|when)['’]?s|(?:(?:to|at|in|since|from|for|with|by|on) )?(?:what|why|how|when|where|who|whose|which|whom)|(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|must|isn|aren|don|doesn|didn|won|wouldn|shouldn|couldn|haven|hasn)(?:['’]?t)?\s+\p{L}+)\b/iu
const ASKS_ONESELF = /^(?!.*[“”"\n])(?=.*\b(?:i|me|my|we|our)\b).*\?$/i

/** Wishes, and questions to oneself: quoted lines of the writer only. */
export function growthAreas(material: Material): Claim[] {
  const { pages, voice } = material
  const english = pages.filter(isEnglish)
  return [
    ...lastOf(english.flatMap(wishesIn), MAX_WISHES).flatMap((wish) => said(words.wished, wish)),
    ...lastOf(questionsToOneself(material), MAX_QUESTIONS).flatMap((own) => said(words.asked, own)),
  ]

  function said(frames: readonly string[], { quote, id, localDate }: Found): Claim[] {
    return claim(voice.say(frames, { quote, date: dateName(localDate) }), [id])
  }
}

/** Questions that the writer asks themselves, in the order of their days. */
export const questionsToOneself = ({ pages }: Material): readonly Found[] =>
  pages.filter(isEnglish).flatMap(questionsIn)

/** Suggestions for writing on; none gives advice on how to live. */
export function suggestions({ pages, voice }: Material, question: Claim): Claim[] {
  const [wish] = lastOf(pages.filter(isEnglish).flatMap(wishesIn), 1)
  return [
    ...claim(`${words.startHere} ${question.text}`, question.entries),
    ...(wish ? claim(voice.say(words.comeBackTo, { quote: wish.quote }), [wish.id]) : []),
  ]
}

type Found = Omit<Moment, 'score'>

const lastOf = (found: readonly Found[], most: number) => found.slice(-most)

function wishesIn({ id, localDate, reading }: Page): Found[] {
  return reading.fragments
    .filter(({ text, whole }) => whole && WANTED.test(text))
    .map(({ text }) => ({ quote: text, id, localDate }))
}

function questionsIn({ id, localDate, reading }: Page): Found[] {
  return reading.analysis.questions
    .map((index) => reading.analysis.sentences[index]?.text.trim() ?? '')
    .filter(isOwnQuestion)
    .map((quote) => ({ quote, id, localDate }))
}

/** Asked by the writer: not in an address, not in a film. */
const isOwnQuestion = (text: string) =>
  text.length <= MAX_QUESTION_CHARS &&
  ASKS_ONESELF.test(text) &&
  ASKS.test(text) &&
  !ADDRESS.test(text) &&
  !isInMadeUpStory(text, false)
