import type { PastMessage, ReadEntry } from '@daywell/core/contract'
import type { Passage, Talk } from '../provider.ts'
import { describePreferences } from './describe-preferences.ts'
import { fenced, withoutMarks } from './fence.ts'
import { roomFor } from './fit.ts'
import { tokensIn } from './tokens.ts'
import { chatRules } from './voice.ts'

/** Tokens; small enough for a model that runs on a person's own machine. */
const CHAT_BUDGET = 6_000
/** Of these, for what was said last and for the latest entries, before a long draft takes the rest. */
const LAST_MESSAGES_BUDGET = 1_200
const LATEST_ENTRIES_BUDGET = 800

export interface Prompt {
  readonly instructions: string
  readonly messages: readonly PastMessage[]
  /** So many of the messages, from the first on, begin the next prompt of the conversation, too. */
  readonly stableCount: number
  readonly read: readonly ReadEntry[]
}

/** No passage is longer: one endless paragraph is not left out as a whole. */
const MAX_PASSAGE_CHARS = 1500

/**
 * What a model gets for a chat. The message is always whole; of the rest the newest comes first:
 * what was said last, the latest entries, the end of the draft, then what is older. In the prompt,
 * what changes least comes first, since providers cache what begins alike: the rules, the person's
 * settings, the conversation, and last what belongs to this message.
 */
export function chatPrompt(talk: Talk, budget = CHAT_BUDGET): Prompt {
  const instructions = chatRules(talk.level)
  const about = describePreferences(talk.preferences)
  const room = roomFor(budget - tokensIn(instructions) - tokensIn(talk.message))
  const settings = room.take([about], (text) => text)
  const said = talk.conversation.toReversed()
  const lastSaid = room.take(said, contentOf, LAST_MESSAGES_BUDGET)
  const latest = room.take(talk.earlier, titleAndText, LATEST_ENTRIES_BUDGET)
  const draft = room.take(passagesOf(talk.draft ?? '').reverse(), (text) => text).reverse()
  const saidBefore = room.take(said.slice(lastSaid.length), contentOf)
  const earlier = [...latest, ...room.takeAny(talk.earlier.slice(latest.length), titleAndText)]
  const conversation = fromThePerson([...lastSaid, ...saidBefore].reverse())
  const shared = [
    ...earlier.toReversed().map(entryIn),
    ...(draft.length > 0 ? [fenced('draft', draft.join('\n\n'))] : []),
  ]
  const messages = [...conversation, asked(shared, talk)]
  return {
    instructions,
    messages: beginWith(
      settings.map((text) => fenced('settings', text)),
      messages,
    ),
    stableCount: conversation.length,
    read: earlier.map(readOf),
  }
}

export function entryIn({ localDate, title, text }: Passage): string {
  return fenced('entry', title ? `${title}\n\n${text}` : text, { day: localDate })
}

export function readOf({ id, title, localDate }: Passage): ReadEntry {
  return { id, title, localDate }
}

const contentOf = ({ content }: PastMessage) => content
const titleAndText = ({ title, text }: Passage) => title + text

/** Providers want the first word to be the person's. */
function fromThePerson(kept: readonly PastMessage[]): PastMessage[] {
  const first = kept.findIndex(({ role }) => role === 'user')
  if (first === -1) return []
  return kept.slice(first).map(({ role, content }) => ({ role, content: withoutMarks(content) }))
}

function asked(shared: readonly string[], { message, today }: Talk): PastMessage {
  const parts = [...shared, `Today is ${today}.`, 'My message to you:', withoutMarks(message)]
  return { role: 'user', content: parts.join('\n\n') }
}

/** Within the first message: some models want the roles to alternate. */
function beginWith(parts: readonly string[], [first, ...rest]: PastMessage[]): PastMessage[] {
  if (!first) return []
  return [{ ...first, content: [...parts, first.content].join('\n\n') }, ...rest]
}

/** A text in passages that can be left out one by one: paragraphs, and pieces of very long ones. */
function passagesOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap(piecesOf)
}

function piecesOf(paragraph: string): string[] {
  const pieces: string[] = []
  let rest = paragraph
  while (rest.length > MAX_PASSAGE_CHARS) {
    const end = endWithin(rest)
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end)
  }
  return [...pieces, rest.trim()].filter((piece) => piece !== '').map(asQuoted(paragraph))
}

/** Each piece of a quote says that it is one. */
const asQuoted = (paragraph: string) => (piece: string) =>
  paragraph.startsWith('>') && !piece.startsWith('>') ? `> ${piece}` : piece

/** After the last sentence that fits, else after the last word, else anywhere but in a character. */
function endWithin(text: string): number {
  const window = text.slice(0, MAX_PASSAGE_CHARS)
  const sentence = Math.max(...['. ', '! ', '? ', '。', '\n'].map((end) => window.lastIndexOf(end)))
  if (sentence > MAX_PASSAGE_CHARS / 2) return sentence + 1
  const word = window.lastIndexOf(' ')
  if (word > MAX_PASSAGE_CHARS / 2) return word + 1
  return /[\ud800-\udbff]$/.test(window) ? MAX_PASSAGE_CHARS - 1 : MAX_PASSAGE_CHARS
}
