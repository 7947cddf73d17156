import { type ChatTurn, chatAsEntry } from '@daywell/core/chat'
import { type Entry, isLocalId } from '@daywell/core/journal'
import { sameWords } from '@daywell/core/sync'
import type { Journal } from '#services/journal/journal.ts'
import type { Exchange } from './message.ts'

/** The entry that a conversation was last saved in. */
export interface SavedChat {
  readonly entryId: string
  /** Its whole text, as it was saved. */
  readonly content: string
  /** The exchanges that are in it, or in an entry before it. */
  readonly exchangeIds: ReadonlySet<number>
}

export interface SaveChatDeps {
  readonly journal: Pick<Journal, 'store' | 'entries' | 'openElsewhere'>
  readonly title: string
  /** The page next to the assistant. */
  readonly page: () => { readonly entryId: string | undefined; readonly isUnsaved: boolean }
}

export interface SaveOutcome {
  /** `more`: it didn't fit into one entry. */
  readonly kind: 'saved' | 'added' | 'more' | 'already' | 'too-long'
  readonly saved: SavedChat | undefined
  /** What was saved before. */
  readonly before: SavedChat | undefined
  /** The text of an entry that was added to. */
  readonly contentBefore?: string | undefined
  /** A new entry, as it was saved. */
  readonly created?: Entry | undefined
}

/**
 * Saves what of a conversation isn't saved yet: at the end of its entry, if that's still as it was
 * saved, or else in a new entry. So nothing that's in an entry is ever replaced.
 */
export async function saveChat(
  exchanges: readonly Exchange[],
  last: SavedChat | undefined,
  deps: SaveChatDeps,
): Promise<SaveOutcome> {
  const { entries } = deps.journal
  const before = last && isStillThere(last, exchanges, deps) ? last : undefined
  const unsaved = exchanges.filter(({ id }) => !before?.exchangeIds.has(id))
  if (unsaved.length === 0) return { kind: 'already', saved: before, before }
  const turns = unsaved.map(turnOf)
  const keepHere = exchanges.some(({ isOfKeptDraft }) => isOfKeptDraft)
  const open = before && entryToAddTo(before, keepHere, deps)
  const added = chatAsEntry(turns, open?.content)
  const target = added.count > 0 ? open : undefined
  const { content, count } = target ? added : chatAsEntry(turns)
  if (count === 0) return { kind: 'too-long', saved: before, before }
  const entry = target
    ? await entries.updateEntry(target._id, { content }, target.updatedAt)
    : await entries.createEntry({ title: deps.title, content, ...(keepHere && { keepHere }) })
  const ids = unsaved.slice(0, count).map(({ id }) => id)
  const exchangeIds = new Set([...(before?.exchangeIds ?? []), ...ids])
  const whole = target ? 'added' : 'saved'
  return {
    kind: count < turns.length ? 'more' : whole,
    saved: { entryId: entry._id, content, exchangeIds },
    before,
    ...(target ? { contentBefore: target.content } : { created: entry }),
  }
}

/** Takes back what was saved; false if the entry isn't as it was saved. */
export async function undoSave(
  { saved, contentBefore, created }: SaveOutcome,
  deps: SaveChatDeps,
): Promise<boolean> {
  const entry = saved && untouched(saved, deps)
  if (!entry) return false
  const { entries } = deps.journal
  // A title or a mood that the person gave it is a change, too.
  if (created && !sameWords(entry, created)) return false
  if (contentBefore === undefined) await entries.deleteEntry(entry._id)
  else await entries.updateEntry(entry._id, { content: contentBefore }, entry.updatedAt)
  return true
}

/** What's on screen of an exchange, without the safety card. */
function turnOf({ asked, answer }: Exchange): ChatTurn {
  return { said: asked.content, reply: answer.state === 'help' ? '' : answer.message.content }
}

/** Whether it's of this conversation, and its entry wasn't deleted. */
function isStillThere(
  { entryId, exchangeIds }: SavedChat,
  exchanges: readonly Exchange[],
  { journal: { store } }: SaveChatDeps,
): boolean {
  const isThere = store.find(entryId) !== undefined || store.isDropped(entryId)
  return isThere && exchanges.some(({ id }) => exchangeIds.has(id))
}

/** What stays on this device isn't added to an entry on the server. */
function entryToAddTo(saved: SavedChat, keepHere: boolean, deps: SaveChatDeps) {
  const entry = untouched(saved, deps)
  return entry && (!keepHere || isLocalId(entry._id)) ? entry : undefined
}

/** The entry, if it's as it was saved and isn't being edited. */
function untouched({ entryId, content }: SavedChat, { journal, page }: SaveChatDeps) {
  const { store, openElsewhere } = journal
  const entry: Entry | undefined = store.find(entryId)
  const open = page()
  const isOnPage = open.entryId !== undefined && store.find(open.entryId)?._id === entry?._id
  if (!entry || openElsewhere.has(entry._id) || (isOnPage && open.isUnsaved)) return undefined
  return entry.content === content ? entry : undefined
}
