import type { Analyser } from '#analysis/index.ts'
import { wordCount } from '#journal/index.ts'
import { plainText, readableText } from '#markdown/index.ts'
import { safetyOf } from '#safety/index.ts'
import { answerTo, cannotRead, noDraft, openingFor, toHelp } from './asked/answer.ts'
import { type Asked, askedAtTheEnd, askedBy } from './asked/asked.ts'
import { askedOrSensed } from './asked/sensed-asked.ts'
import { unreadable } from './asked/unreadable.ts'
import { type Manner, meet, recognize } from './meeting/meet.ts'
import { changeSince } from './noticing/earlier.ts'
import { keyLine } from './noticing/lines.ts'
import type { Place } from './place.ts'
import { MAX_READ_CHARS, type Reading, readDraft, readText } from './reading/reading.ts'
import { ownFeelings } from './reading/tone.ts'
import { isGlad } from './reading/weight.ts'
import type { CompanionReply, CompanionRequest, Source } from './request.ts'
import { summarise } from './summarise.ts'
import type { Sensed } from './trained/sense.ts'
import { type PastMessage, type Voice, voiceOf } from './voice.ts'
import { sameAgain } from './words/answers.ts'

/** The opening of a reply that is otherwise about the earlier text. */
const LEADS_BACK: readonly Asked[] = ['greeting', 'advice', 'judgement', 'own question']

/**
 * Answers a message by rules. Deterministic: the same request and random numbers give the same
 * reply.
 */
export function reply(request: CompanionRequest, analyser: Analyser): CompanionReply {
  const voice = voiceOf(request.conversation, request.random)
  // Defense in depth: callers have checked this already, but nothing grave may ever be quoted.
  if ([request.message, request.draft ?? ''].some(speaksOfHarm))
    return plain(request, toHelp(voice))
  const background = backgroundOf(request, analyser)
  const thanked = afterThanks(request.message)
  if (thanked) {
    const opening = openingFor('thanks', voice)
    return reflection(readText(thanked, analyser), { request, voice }, opening)
  }
  const asked = askedOrSensed(plainText(request.message), request.trained?.message)
  if (asked === 'summary' || asked === 'draft')
    return aboutTheDraft(asked, { request, voice, background })
  if (asked && LEADS_BACK.includes(asked) && background?.of === 'draft')
    return reflection(background.reading, { request, voice, of: 'draft' }, openingFor(asked, voice))
  if (asked) return plain(request, answerTo(asked, request, voice))
  const reading = readText(request.message, analyser)
  const why = unreadable(request.message, reading.analysis)
  if (why && !(why === 'not understood' && isSensed(request.trained?.message)))
    return plain(request, cannotRead(why, request.level, voice))
  const weighed = withWeightOf(background, reading)
  const scene = { request, voice, background, isInherited: weighed.heavy && !reading.heavy }
  return reflection(weighed, scene, openingOf(request, voice))
}

const THANKS =
  /^\s*(?:(?:ok|okay|oh)[,.]? )?(?:many )?(?:thanks?(?: you)?|thx|ty|cheers)\b[^.!?,\n]{0,30}[.!?,]+\s+(?:(?:also|but|anyway|btw|and|so)\b[,\s]*)?(?=\S+(?:\s+\S+){4})/i

/** what follows thanks. */
function afterThanks(message: string): string | undefined {
  const thanks = THANKS.exec(message)?.[0]
  return thanks === undefined ? undefined : message.slice(thanks.length)
}

/** A plain line in a conversation is as heavy as the message before it. */
function withWeightOf(background: Background | undefined, reading: Reading): Reading {
  if (background?.of !== 'conversation') return reading
  const before = background.reading
  if (before.heavy && !reading.heavy && !isGlad(reading))
    return { ...reading, weight: 'heavy', heavy: true }
  const isOwn = ownFeelings(reading.analysis).some(({ valence }) => valence < -0.15)
  return isGlad(before) && reading.weight === 'heavy' && !isOwn
    ? { ...reading, weight: 'light', heavy: false }
    : reading
}

/** Of a long text, both beginnings: what was typed there, and what may be quoted. */
function speaksOfHarm(text: string): boolean {
  const beginnings = [text, readableText(text)].map((whole) => whole.slice(0, MAX_READ_CHARS))
  return [...new Set(beginnings)].some((beginning) => safetyOf(beginning).kind !== null)
}

/** The shared draft, or the earlier conversation. */
interface Background {
  readonly of: 'draft' | 'conversation'
  readonly reading: Reading
}

interface Scene {
  readonly request: CompanionRequest
  readonly voice: Voice
  readonly background?: Background | undefined
  readonly isInherited?: boolean | undefined
}

/** The model knows enough of a text that the language check gave up on. */
const UNDERSTOOD = 0.3
/** What random keys and pasted text look like to it. */
const NO_ENTRY = ['test-text', 'pasted-text']

function isSensed(sensed: Sensed | undefined): boolean {
  const [best] = sensed?.situations ?? []
  return best !== undefined && best.p >= UNDERSTOOD && !NO_ENTRY.includes(best.id)
}

/** How the message or the draft is met. */
function mannerOf({ request, voice, isInherited }: Scene, of: 'message' | 'draft'): Manner {
  const { bank, [of]: sensed } = request.trained ?? {}
  const trained = bank && sensed && { bank, sensed }
  return { voice, trained, isInherited, mayAsk: mayAsk(request) }
}

const ASKED_IN_A_ROW = 2
const WANTS_NO_QUESTION: readonly (Asked | undefined)[] = ['no questions', 'telling']

/** Never at minimal, a third time in a row, or of someone who doesn't want to be asked. */
function mayAsk({ level, conversation }: CompanionRequest): boolean {
  const said = conversation.filter(({ role }) => role === 'assistant').slice(-ASKED_IN_A_ROW)
  const hasAsked = said.length === ASKED_IN_A_ROW && said.every(endsInQuestion)
  const heard = conversation.filter(({ role }) => role === 'user')
  return (
    level !== 'minimal' &&
    !hasAsked &&
    !heard.some(({ content }) => WANTS_NO_QUESTION.includes(askedBy(content)))
  )
}

const endsInQuestion = ({ content }: PastMessage) => content.trimEnd().endsWith('?')

/** First, do no harm: what is surely true; `involved` adds one earlier day. */
function reflection(
  reading: Reading,
  scene: Scene & { readonly of?: 'draft' },
  opening?: string,
): CompanionReply {
  const { request, voice } = scene
  const met = meet(reading, mannerOf(scene, scene.of ?? 'message'))
  const change = request.level === 'involved' ? changeOf(reading, request) : undefined
  const link = change && voice.say(change.frames, change.slots)
  const sentences = [opening, met, link].filter((one) => one !== undefined)
  const cites = link ? (change?.cites ?? []) : []
  return { text: sentences.join(' '), read: readBy(request), cites: cites.map(sourceOf) }
}

const sourceOf = ({ id, localDate }: Source): Source => ({ id, localDate })

/** A change of mood; never beside bad news. */
function changeOf(reading: Reading, request: CompanionRequest) {
  const isCareful = recognize(reading).tone === 'bad news' || reading.heavy || reading.wry
  return isCareful ? undefined : changeSince(reading, request)
}

function plain(request: CompanionRequest, text: string): CompanionReply {
  return { text, read: readBy(request), cites: [] }
}

/** Everything shared is read before the reply is composed. */
function readBy(request: CompanionRequest): CompanionReply['read'] {
  const entries = request.earlier.map(({ id, localDate }) => ({ id, localDate }))
  return { draft: hasDraft(request), entries }
}

/** What stands out in a draft: a whole line of it, unless it's bad news. */
function noticing(reading: Reading, scene: Scene): CompanionReply {
  const { request, voice } = scene
  const line = recognize(reading).tone === 'bad news' ? undefined : keyLine(reading, voice)
  const quoted = line && voice.say(line.frames, line.slots)
  return plain(request, quoted ?? meet(reading, mannerOf(scene, 'draft')))
}

function aboutTheDraft(asked: 'summary' | 'draft', scene: Scene): CompanionReply {
  const { request, voice, background } = scene
  if (!background) return plain(request, noDraft(voice))
  const why = unreadable(background.reading.text, background.reading.analysis)
  if (why && !(why === 'not understood' && isSensed(request.trained?.draft)))
    return plain(request, cannotRead(why, request.level, voice))
  if (asked === 'draft') return noticing(background.reading, { request, voice })
  return plain(
    request,
    summarise(placeOf(background, voice), draftWordCount(background, request), request.level),
  )
}

const placeOf = ({ reading }: Background, voice: Voice): Place => ({ reading, voice })

/** How long the draft is, with its quotes. */
function draftWordCount({ of, reading }: Background, { draft = '' }: CompanionRequest): number {
  return of === 'draft' ? wordCount(draft.slice(0, MAX_READ_CHARS)) : reading.analysis.wordCount
}

/** A question at the end of a longer text is answered first; so is a repeated text. */
function openingOf({ message, conversation }: CompanionRequest, voice: Voice) {
  const isRepeated = conversation.some(
    ({ role, content }) => role === 'user' && content.trim() === message.trim(),
  )
  if (isRepeated) return voice.say(sameAgain)
  const asked = askedAtTheEnd(plainText(message))
  return asked && openingFor(asked, voice)
}

const hasDraft = ({ draft = '' }: CompanionRequest) => draft.trim() !== ''

/** Long enough to refer back to. */
const SUBSTANCE = 5
const RECENT = 3

/** The shared draft, or else the earlier conversation. */
function backgroundOf(request: CompanionRequest, analyser: Analyser): Background | undefined {
  const { draft = '', message, conversation } = request
  if (hasDraft(request) && draft.trim() !== message.trim())
    return { of: 'draft', reading: readDraft(draft, analyser) }
  const before = conversation
    .filter(({ role, content }) => role === 'user' && content.trim() !== message.trim())
    .map(({ content }) => content)
    .filter((content) => content.split(/\s+/).length >= SUBSTANCE && !askedBy(content))
    .filter((content) => !speaksOfHarm(content))
    .slice(-RECENT)
  if (before.length === 0) return undefined
  return { of: 'conversation', reading: readText(before.join('\n\n'), analyser) }
}
