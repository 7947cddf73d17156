import { type OfDraft, ofDraft } from './about-draft.ts'
import { aboutIt, type OfItself } from './about-it.ts'
import { type OfJournal, ofJournal } from './about-journal.ts'
import { ofOneself } from './about-oneself.ts'
import { tasks, worldly } from './about-world.ts'
import { appHelp } from './app-help.ts'
import { type Plain, plainForm, plainSentences } from './plain-form.ts'
import { courtesyIn, type SpokenTo, saidToIt } from './spoken-to.ts'
import { type Said, saidAsAWhole } from './whole-messages.ts'

/** What a message asks of the companion itself, if it isn't a text to reflect on. */
export type Asked =
  | SpokenTo
  | Said
  | OfItself
  | OfDraft
  | 'advice'
  | 'diagnosis'
  | 'judgement'
  | 'task'
  | 'facts'
  | 'about it'
  | 'app help'
  | 'own question'
  | 'question'
  | `journal ${OfJournal}`

/** A longer message is a text that happens to contain such words. */
const MAX_REQUEST_WORDS = 16
export const MAX_LONG_REQUEST_WORDS = 45
export const MAX_REQUEST_CHARS = 400

const ABOUT_ONESELF = /\b(?:i|i['’]\w+|im|me|my|mine|myself|we|us|our)\b/
const ABOUT_LIFE =
  /^(?:do|does|did|will|would|can|could|is|are|was|why|how)\b.*\b(?:it|this|that|things|life|love|people|everyone|everybody|anyone|anybody|he|she|they|him|her|them)\b/

/** What a message asks of the companion; undefined for a text to reflect on. */
export function askedBy(message: string): Asked | undefined {
  if (message.length > MAX_REQUEST_CHARS) return undefined
  const sentences = plainSentences(message.trim())
  const whole = plainForm(message.trim())
  const said = saidAsAWhole(whole, sentences)
  if (said) return said
  if (sentences.length === 1 && whole.words <= MAX_REQUEST_WORDS)
    return saidToIt(whole) ?? requestIn(whole) ?? courtesyIn(whole) ?? anyQuestion(whole)
  return ofSeveral(sentences, whole)
}

/** A story with a question at its end is a story; a request beside a sentence is one. */
function ofSeveral(sentences: readonly Plain[], whole: Plain): Asked | undefined {
  if (whole.words > MAX_LONG_REQUEST_WORDS) return undefined
  const requests = sentences.map((sentence) => ofDraft(sentence) ?? journalAsked(sentence))
  const request = requests.findLast((one) => one !== undefined) ?? wishAmong(sentences)
  if (request || whole.words > MAX_REQUEST_WORDS) return request
  return saidToIt(whole) ?? courtesyIn(whole)
}

/** What a few sentences ask for beside what they tell: help with the product, a question, or no answer. */
function wishAmong(sentences: readonly Plain[]): Asked | undefined {
  const short = sentences.filter(({ words }) => words <= MAX_REQUEST_WORDS)
  if (short.some(({ bare }) => NO_ANSWER.test(bare))) return 'telling'
  if (short.some((one) => ASKS_FOR.test(one.bare) && ofOneself(one) === 'question'))
    return 'question'
  return short.some((one) => one.isQuestion && isAppHelp(one)) ? 'app help' : undefined
}

const NO_ANSWER = /^(?:(?:don't|do not) (?:answer|reply|respond)|say (?:that )?you heard)\b/

/** `Another one` and `I don’t know what to write` may be part of what someone tells. */
const ASKS_FOR = /^(?:ask|give|send|suggest|prompt|throw)\b/

const isAppHelp = (plain: Plain) =>
  appHelp.some((way) => way.test(plain.bare) || way.test(plain.text))

function requestIn(plain: Plain): Asked | undefined {
  return (
    ofDraft(plain) ??
    (isAppHelp(plain) ? 'app help' : undefined) ??
    worldOf(plain) ??
    journalAsked(plain) ??
    ofOneself(plain) ??
    aboutIt.find(([, pattern]) => pattern.test(plain.text))?.[0]
  )
}

function worldOf({ bare }: Plain): Asked | undefined {
  if (worldly.some((way) => way.test(bare))) return 'facts'
  return tasks.some((way) => way.test(bare)) ? 'task' : undefined
}

function journalAsked(plain: Plain): Asked | undefined {
  const asked = ofJournal(plain)
  return asked && `journal ${asked}`
}

/** What the last sentence of a longer text asks, if only a reply can answer it. */
export function askedAtTheEnd(message: string): Asked | undefined {
  const last = /[^.!?\n]+\?\s*$/.exec(message.trimEnd().slice(-MAX_REQUEST_CHARS))?.[0].trim() ?? ''
  const asked = last === '' ? undefined : askedBy(last)
  return asked && ['advice', 'diagnosis', 'judgement'].includes(asked) ? asked : undefined
}

const TO_YOU =
  /^(?:so |and |but )?(?:(?:what|who|how|where|why|when) )?(?:do|are|can|could|will|would|were|did|have|does) (?:you|u)\b/

/** Of someone's words or company; then it may be a question of privacy, or a wish. */
const OF_PEOPLE = /\b(?:anyone|anybody|someone|somebody|people|what i|listen|free|there|a minute)\b/

/** A single question is about the writer, the companion, or the world. */
function anyQuestion({ text, isQuestion }: Plain): Asked | undefined {
  if (!isQuestion) return undefined
  if (ABOUT_ONESELF.test(text) || ABOUT_LIFE.test(text)) return 'own question'
  return TO_YOU.test(text) && !OF_PEOPLE.test(text) ? 'about it' : 'own question'
}
