import type { BodyOf, endpoints } from '@daywell/core/contract'
import { type Entry, isLocalId } from '@daywell/core/journal'
import { cutText, ownUnstruckText, unstruckWithQuotes } from '@daywell/core/markdown'
import {
  type AiInteraction,
  defaultPreferences,
  type Preferences,
  type PrivacyLevel,
} from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import type { Passage, Talk } from '#model/provider.ts'
import { excerptsFor } from './excerpts.ts'

/** What a person sent, and how. */
export interface Asked {
  readonly body: BodyOf<typeof endpoints.askAssistant>
  /** The level of interaction that the headers name. */
  readonly level: AiInteraction | undefined
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
  /** The person's own day, `yyyy-MM-dd`. */
  readonly today: string
}

/** What the server stores about the person that matters for the question. */
export interface Held {
  readonly preferences: Preferences
  /** Whether words go to a configured model. */
  readonly isModel: boolean
}

/** What was said before and what was written, as far as it may be seen. */
interface Seen {
  readonly conversation: Talk['conversation']
  readonly earlier: readonly Entry[]
  /** What bears on the message, of the whole journal; for a model. */
  readonly related: readonly Passage[]
}

/** Of a long draft, enough to tell what it is about. */
const MAX_QUESTION_CHARS = 2_000

/**
 * The one place that decides what an answer is based on: the message, the draft if it was sent, the
 * preferences, and the earlier entries allowed here. Nothing else reaches a provider.
 */
export function whatTheAssistantMaySee({ body: all, level, today, ...device }: Asked, held: Held) {
  const { isModel } = held
  const { isTest = false } = all
  const { body, preferences } = isTest ? ofNoOne(all) : { ...held, body: all }
  const { privacyLevel, aiInteraction } = preferences.journalStyle
  const strictest = stricter(device.privacyLevel, privacyLevel)
  const talk = {
    message: body.message,
    draft: body.context,
    level: body.interactionLevel ?? level ?? aiInteraction,
    preferences,
    today,
  } satisfies Omit<Talk, 'earlier' | 'conversation'>
  const kept = new Set([body.entryId, ...(body.notThese ?? [])])

  return {
    /** What came with the message. */
    sent: { draft: body.context, conversation: body.conversation ?? [] },
    /** Whether earlier entries may be looked at at all; where not, none is even opened. */
    mayLookBack: !isTest && strictest !== 'local' && (!isModel || talk.level === 'involved'),
    /** Limits of a request about the journal: the open page counts as shared if its draft is. */
    limits: {
      notThese: [
        ...(body.notThese ?? []),
        ...(body.entryId !== undefined && !body.context ? [body.entryId] : []),
      ],
      privacyLevel: device.privacyLevel,
    },
    /** Whether this entry may be. */
    maySee: (entry: Entry) =>
      !entry.hideFromAssistant && !isLocalId(entry._id) && !kept.has(entry._id),
    /** What is looked for in earlier entries, and in which not. */
    search: {
      question: questionIn(body),
      notThese: [...kept].filter((id) => id !== undefined),
      privacyLevel: device.privacyLevel,
    },
    /** The whole of it; of entries that may be seen, newest first, a model gets excerpts alone. */
    talkWith({ conversation, earlier, related }: Seen): Talk {
      // The companion reads marks; a model would quote them, and what is struck out with them.
      if (!isModel) return { ...talk, conversation, earlier: earlier.map(beginningOf) }
      const draft = talk.draft === undefined ? undefined : unstruckWithQuotes(talk.draft)
      return {
        ...talk,
        draft,
        conversation,
        earlier: excerptsFor(questionIn(body), earlier, related),
      }
    },
  }
}

/** A test of the connection says nothing about the person: a model gets the message alone. */
function ofNoOne({ message, interactionLevel }: Asked['body']) {
  const body: Asked['body'] = { message, interactionLevel }
  return { body, preferences: defaultPreferences() }
}

const questionIn = ({ message, context }: Asked['body']) =>
  [message, ...(context ? [ownUnstruckText(context)] : [])].join('\n').slice(0, MAX_QUESTION_CHARS)

export type View = ReturnType<typeof whatTheAssistantMaySee>

/** Of a very long entry the beginning: reading takes time, also on this machine. */
const MAX_PASSAGE_CHARS = 4_000

function beginningOf({ _id: id, title, localDate, content }: Entry): Passage {
  return { id, title, localDate, text: cutText(content, MAX_PASSAGE_CHARS) }
}
