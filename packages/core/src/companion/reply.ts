import type { Analyser } from '#analysis/index.ts'
import { plainText, readableText } from '#markdown/index.ts'
import { safetyOf } from '#safety/index.ts'
import { answerTo, cannotRead, noDraft, openingFor, toHelp } from './asked/answer.ts'
import { type Asked, askedAtTheEnd, askedBy } from './asked/asked.ts'
import { unreadable } from './asked/unreadable.ts'
import { compose } from './compose.ts'
import type { Background } from './noticing/background.ts'
import type { Place } from './place.ts'
import { MAX_READ_CHARS, type Reading, readText } from './reading/reading.ts'
import { ownFeelings } from './reading/tone.ts'
import { isGlad } from './reading/weight.ts'
import type { CompanionReply, CompanionRequest } from './request.ts'
import { summarise } from './summarise.ts'
import { type Voice, voiceOf } from './voice.ts'
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
  const asked = askedBy(plainText(request.message))
  if (asked === 'summary' || asked === 'draft')
    return aboutTheDraft(asked, { request, voice, background })
  if (asked && LEADS_BACK.includes(asked) && background?.of === 'draft')
    return reflection(background.reading, { request, voice }, openingFor(asked, voice))
  if (asked) return plain(request, answerTo(asked, request, voice))
  const reading = readText(request.message, analyser)
  const why = unreadable(request.message, reading.analysis)
  if (why) return plain(request, cannotRead(why, request.level, voice))
  const weighed = withWeightOf(background, reading)
  return reflection(weighed, { request, voice, background }, openingOf(request, voice))
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

interface Scene {
  readonly request: CompanionRequest
  readonly voice: Voice
  readonly background?: Background | undefined
}

function reflection(reading: Reading, scene: Scene, opening?: string): CompanionReply {
  const { request } = scene
  const { text, cites } = compose(placeOf(reading, scene), request.level, opening)
  return { text, read: readBy(request), cites }
}

function plain(request: CompanionRequest, text: string): CompanionReply {
  return { text, read: readBy(request), cites: [] }
}

/** Everything shared is read before the reply is composed. */
function readBy(request: CompanionRequest): CompanionReply['read'] {
  const entries = request.earlier.map(({ id, localDate }) => ({ id, localDate }))
  return { draft: hasDraft(request), entries }
}

function placeOf(reading: Reading, { request, voice, background }: Scene): Place {
  return { reading, before: request, preferences: request.preferences, voice, background }
}

function aboutTheDraft(asked: 'summary' | 'draft', scene: Scene): CompanionReply {
  const { request, voice, background } = scene
  if (!background) return plain(request, noDraft(request.level, voice))
  const why = unreadable(background.reading.text, background.reading.analysis)
  if (why) return plain(request, cannotRead(why, request.level, voice))
  if (asked === 'draft') return reflection(background.reading, { request, voice })
  return plain(request, summarise(placeOf(background.reading, { request, voice }), request.level))
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
    return { of: 'draft', reading: readText(draft, analyser) }
  const before = conversation
    .filter(({ role, content }) => role === 'user' && content.trim() !== message.trim())
    .map(({ content }) => content)
    .filter((content) => content.split(/\s+/).length >= SUBSTANCE && !askedBy(content))
    .filter((content) => !speaksOfHarm(content))
    .slice(-RECENT)
  if (before.length === 0) return undefined
  return { of: 'conversation', reading: readText(before.join('\n\n'), analyser) }
}
