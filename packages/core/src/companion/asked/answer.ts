import type { AiInteraction } from '#preferences/index.ts'
import { byTone, stillHere } from '../meeting/by-tone.ts'
import type { CompanionRequest } from '../request.ts'
import type { Frame, Voice } from '../voice.ts'
import { dateOf } from '../when.ts'
import * as words from '../words/answers.ts'
import { askedFor, openers } from '../words/openers.ts'
import { helpTopicOf } from './app-help.ts'
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
      : (helped(asked, request, voice) ?? openingFor(asked, voice))
  const isMore = request.level === 'involved' && OF_ITSELF.includes(asked)
  const extra = isMore ? voice.say(words.itsWords) : undefined
  const asks = voice.say(INVITING[asked] ?? [])
  return sentences(said, extra, asks) || goOn(voice)
}

/** Where in the product something is done, if that is known. */
function helped(asked: Asked, { message }: CompanionRequest, voice: Voice): string | undefined {
  const topic = asked === 'app help' ? helpTopicOf(message) : undefined
  return topic && voice.say(words.answers[`app help ${topic}`])
}

/** Only the answer, to be followed by a reflection; nothing if everything was said before. */
export function openingFor(asked: Asked, voice: Voice) {
  const said = voice.say(framesFor(asked))
  return said ?? (SMALL_TALK.includes(asked) ? undefined : voice.say(words.stillSo))
}

/** For a positive safety check: where to find help, and nothing of the text. */
export function toHelp(voice: Voice): string {
  return voice.say(words.toHelp) ?? (words.toHelp[0] as string)
}

/** Why a text was not read. */
export function cannotRead(why: Unreadable, level: AiInteraction, voice: Voice): string {
  const said = voice.say(words.unreadable[why]) ?? voice.say(words.stillSo)
  const extra = level === 'involved' ? voice.say(words.itsWords) : undefined
  return sentences(said, extra) || goOn(voice)
}

/** Says that a draft was asked about but isn't shared. */
export function noDraft(voice: Voice): string {
  return voice.say(words.noDraft) ?? voice.say(words.stillSo) ?? goOn(voice)
}

/** Once everything was said. */
const goOn = (voice: Voice): string =>
  voice.say(byTone.plain) ?? voice.say(stillHere) ?? (stillHere[0] as string)

/** Requests that get the same answer as another. */
const SAME_AS: Readonly<Partial<Record<Asked, keyof typeof words.answers>>> = {
  'how are you': 'its feelings',
  'journal themes': 'journal period',
  'journal when': 'journal search',
  'journal list': 'journal search',
}

function framesFor(asked: Asked): readonly Frame[] {
  const known: Readonly<Record<string, readonly Frame[]>> = words.answers
  return known[SAME_AS[asked] ?? asked] ?? words.itself
}

/** Where a question was asked for, or there's nothing yet to read. */
const INVITING: Readonly<Partial<Record<Asked, readonly Frame[]>>> = {
  greeting: openers,
  question: askedFor,
}

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
