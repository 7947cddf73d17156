import type { AiInteraction } from '#preferences/index.ts'
import type { CompanionRequest } from '../request.ts'
import type { Frame, Voice } from '../voice.ts'
import { dateOf } from '../when.ts'
import * as words from '../words/answers.ts'
import { gently } from '../words/general-questions.ts'
import * as openers from '../words/openers.ts'
import type { Asked } from './asked.ts'
import type { Unreadable } from './unreadable.ts'

const OF_ITSELF: readonly Asked[] = ['what are you', 'are you a person', 'name', 'about it']
const SMALL_TALK: readonly Asked[] = [
  ...(['greeting', 'may I', 'thanks', 'farewell', 'yes', 'no', 'unsure'] as const),
  ...(['complaint', 'no questions', 'plea', 'alone', 'telling', 'apology'] as const),
]

/** A plain, true answer to what was asked of the companion itself. */
export function answerTo(asked: Asked, request: CompanionRequest, voice: Voice): string {
  const said =
    asked === 'what do you see'
      ? (voice.say([whatItSees(request)]) ?? voice.say(words.stillSo))
      : openingFor(asked, voice)
  const more = OF_ITSELF.includes(asked) ? words.itsWords : words.andMore
  const extra = request.level === 'involved' ? voice.say(more) : undefined
  return sentences(said, extra, ask(questionsAfter(asked), voice))
}

/** Only the answer, to be followed by a reflection; nothing if everything was said before. */
export function openingFor(asked: Asked, voice: Voice) {
  const said = voice.say(framesFor(asked))
  return said ?? (SMALL_TALK.includes(asked) ? undefined : voice.say(words.stillSo))
}

/** For a positive safety check: where to find help, and nothing of the text. */
export function toHelp(voice: Voice): string {
  return sentences(voice.say(words.toHelp), ask(openers.whoIsThere, voice))
}

/** Why a text was not read. */
export function cannotRead(why: Unreadable, level: AiInteraction, voice: Voice): string {
  const said = voice.say(words.unreadable[why]) ?? voice.say(words.stillSo)
  const extra = level === 'involved' ? voice.say(words.itsWords) : undefined
  return sentences(said, extra, ask(openers.inPlainWords, voice))
}

/** Says that a draft was asked about but isn't shared. */
export function noDraft(level: AiInteraction, voice: Voice): string {
  const said = voice.say(words.noDraft) ?? voice.say(words.stillSo)
  const extra = level === 'involved' ? voice.say(words.andMore) : undefined
  return sentences(said, extra, ask(openers.openers, voice))
}

/** One of these questions, or another that wasn't asked yet. */
function ask(questions: readonly Frame[], voice: Voice): string {
  for (const frames of [questions, openers.openers, gently]) {
    const asked = voice.say(frames)
    if (asked) return asked
  }
  return 'What would you like to write?'
}

function framesFor(asked: Asked): readonly Frame[] {
  const known: Readonly<Record<string, readonly Frame[]>> = words.answers
  return known[asked] ?? words.itself
}

const after: Readonly<Partial<Record<Asked, readonly Frame[]>>> = {
  greeting: openers.openers,
  thanks: openers.lastWords,
  farewell: openers.untilThen,
  'may I': openers.goOn,
  telling: openers.lastWords,
  yes: openers.afterAWord,
  no: openers.afterAWord,
  unsure: openers.afterAWord,
  complaint: openers.putRight,
  apology: openers.afterAWord,
  'no questions': openers.asYouLike,
  plea: openers.nearby,
  alone: openers.nearby,
  advice: openers.backToTheQuestion,
  diagnosis: openers.backToTheQuestion,
  judgement: openers.backToTheQuestion,
  'own question': openers.backToTheQuestion,
}

const questionsAfter = (asked: Asked) => after[asked] ?? openers.backToYou

/** True for this request: what was shared with it, and what never is. */
function whatItSees({ earlier, draft, today }: CompanionRequest): string {
  const days = earlier.map(({ localDate }) => localDate).toSorted()
  const [first = today] = days
  const entries =
    days.length === 0
      ? 'For this answer, I was given no earlier entries'
      : `For this answer, I was given ${countOf(days.length)}, the oldest from ${dateOf(first, today)}`
  const page = draft ? 'and I can see your draft, since you’re sharing it' : 'and no draft'
  return `${entries}, ${page}. I never see entries you keep only on this device or hide from the assistant, unless you share one as your draft.`
}

const countOf = (entries: number) =>
  entries === 1 ? 'one earlier entry' : `${entries} earlier entries`

const sentences = (...all: readonly (string | undefined)[]) =>
  all.filter((sentence) => sentence !== undefined).join(' ')
