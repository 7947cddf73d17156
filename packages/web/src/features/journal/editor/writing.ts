import { type Entry, isTooLong, TITLE_MAX } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { Journal } from '#journal/journal.ts'
import { draftKeeper } from './draft-keeper.ts'
import { isDirty, type Leaf, leafOf, leafOfDraft, meetEntry, newLeaf } from './leaf.ts'
import { draftsFor, type PageDraft } from './page-draft.ts'
import { statusBoard } from './status-board.ts'
import { wordCounter } from './word-counter.ts'
import { changesSince, type Details, newEntry, type Text, textOf } from './words.ts'
import type { WritingParts } from './writing-parts.ts'

const AUTOSAVE_MS = 30_000
/** A key costs nothing but itself: what follows from it is looked at a moment later. */
const LOOK_MS = 80

/** Something other than blanks. */
const HAS_INK = /\S/

export type Writing = ReturnType<typeof createWriting>

/** What is being written: takes it from the fields, keeps it as a draft, and saves it. */
export function createWriting(parts: WritingParts) {
  const { fields, drafts, timers, now } = parts
  const today = () => localDay(now(), parts.timeZone())
  const board = statusBoard()
  const count = wordCounter()
  let leaf = newLeaf(today())
  let journal: Journal | undefined
  let running: Promise<boolean> | undefined
  let aside: { leaf: Leaf; text: Text } | undefined
  let looking: unknown
  let autosaving: unknown
  let unsubscribe = () => {}
  /** Grows with every page that is laid on the desk. */
  let turn = 0
  /** The version of others that the person was told of. */
  let toldOf: string | undefined

  const keeper = draftKeeper({ ...parts, leaf: () => leaf, tell: board.set })
  const dirty = (text = fields.read()) => isDirty(leaf, text)
  const savable = ({ title, content }: Text) =>
    HAS_INK.test(content) && !isTooLong(content) && title.length <= TITLE_MAX

  const look = (): Text => {
    timers.clear(looking)
    looking = undefined
    const text = fields.read()
    board.set({
      entryId: leaf.entryId,
      details: leaf.details,
      words: count(text.content),
      length: text.content.length,
      titleLength: text.title.length,
      blank: !HAS_INK.test(text.content),
      dirty: dirty(text),
      gone: leaf.gone,
    })
    return text
  }
  const changed = () => {
    keeper.change()
    looking ??= timers.set(look, LOOK_MS)
  }
  const lay = (next: Leaf, text: Text) => {
    leaf = next
    turn += 1
    fields.fill(text)
    journal?.openElsewhere.open(next.entryId)
    const savedAt = next.base && Date.parse(next.base.updatedAt)
    board.set({ phase: 'idle', savedAt, notice: undefined })
    look()
  }
  const layEntry = (entry: Entry) => lay(leafOf(entry), textOf(entry))
  const layNew = () => {
    const next = newLeaf(today())
    lay(next, { title: next.firstTitle, content: '' })
  }
  const layDraft = (draft: PageDraft) => {
    lay(leafOfDraft(draft, today()), { title: draft.title, content: draft.content })
    keeper.takeOver(draft)
    const at = Date.parse(draft.lastModified)
    if (at < parts.openedAt) board.set({ notice: { kind: 'restored', at } })
    follow()
  }
  /** What was on the page and is saved nowhere can be had again. */
  const setAside = (layOther: () => void) => {
    const left = dirty() ? { leaf, text: fields.read() } : undefined
    keeper.drop()
    layOther()
    aside = left
    if (left) board.set({ notice: { kind: 'set-aside' } })
  }

  /** Takes in what became of the entry in other places. */
  const follow = () => {
    if (!journal || running || leaf.entryId === undefined) return
    const entry = journal.store.find(leaf.entryId)
    const wasGone = leaf.gone
    const meeting = meetEntry(leaf, entry, dirty())
    leaf = meeting.leaf
    journal.openElsewhere.open(leaf.entryId)
    if (meeting.outcome === 'show' && entry) {
      keeper.drop()
      return layEntry(entry)
    }
    if (wasGone !== leaf.gone) tellDeleted()
    if (meeting.outcome === 'changed') tellChanged(entry?.updatedAt)
    look()
  }
  const tellDeleted = () => {
    board.set({ notice: leaf.gone ? { kind: 'deleted' } : undefined })
    if (leaf.gone) keeper.keep()
  }
  const tellChanged = (version: string | undefined) => {
    if (toldOf === version) return
    toldOf = version
    board.set({ notice: { kind: 'changed-elsewhere' } })
  }
  const meet = (open: Journal) => {
    if (journal === open) return
    journal = open
    unsubscribe = open.store.subscribe(follow)
    open.openElsewhere.open(leaf.entryId)
    const saving = running
    running = undefined
    follow()
    running = saving
  }

  const put = (open: Journal, text: Text): Promise<Entry> => {
    const { entryId, base, gone, details, writtenOn } = leaf
    if (entryId === undefined || gone || !base) {
      return open.entries.createEntry(newEntry(text, details, today()))
    }
    return open.entries.updateEntry(entryId, changesSince(base, text, details), writtenOn)
  }
  const commit = async (): Promise<boolean> => {
    board.set({ phase: 'saving' })
    const page = turn
    try {
      const open = await parts.journal()
      meet(open)
      const text = fields.read()
      const { details } = leaf
      const saved = await put(open, text)
      if (turn === page) settle(saved, text, details)
      return true
    } catch {
      keeper.flush()
      if (turn === page) board.set({ phase: 'failed' })
      return false
    }
  }
  /** What was saved is safe; what was typed since then is still a draft. */
  const settle = (saved: Entry, text: Text, details: Details) => {
    const same = leaf.details === details
    leaf = { ...leafOf(saved), ...(!same && { details: leaf.details }) }
    const after = fields.read()
    if (text.title.trim() === '' && after.title === text.title) {
      fields.fill({ ...after, title: saved.title })
    }
    journal?.openElsewhere.open(leaf.entryId)
    board.set({ phase: 'idle', savedAt: now(), notice: undefined })
    if (dirty(look())) keeper.change()
    else keeper.drop()
  }
  const save = (): Promise<boolean> => {
    const text = look()
    if (running) return running
    if (!savable(text)) return Promise.resolve(false)
    const lost = leaf.gone || board.state().phase === 'failed'
    if (!dirty(text) && !lost) return Promise.resolve(true)
    running = commit().finally(() => {
      running = undefined
      follow()
    })
    return running
  }
  const autosave = () => {
    autosaving = timers.set(autosave, AUTOSAVE_MS)
    const text = look()
    if (dirty(text) && savable(text) && !leaf.gone) void save()
  }

  return {
    state: board.state,
    subscribe: board.subscribe,
    /** The person changed something in a field. */
    changed,
    save,
    begin() {
      const { back, waiting } = draftsFor(parts.tab, drafts, parts.timeZone())
      if (back) layDraft(back)
      else layNew()
      board.set({ waiting })
      autosaving = timers.set(autosave, AUTOSAVE_MS)
      // What cannot be opened now is opened when there is something to save.
      parts.journal().then(meet, () => {})
    },
    /** The page goes: what waits to be written down is written. */
    flush: keeper.flush,
    end() {
      keeper.flush()
      timers.clear(looking)
      timers.clear(autosaving)
      unsubscribe()
      journal?.openElsewhere.open(undefined)
      journal = undefined
    },
    setDetails(details: Partial<Details>) {
      leaf = { ...leaf, details: { ...leaf.details, ...details } }
      if (!dirty(look())) return
      keeper.change()
      // On an entry that exists a star or a mood holds at once, as a switch does.
      if (leaf.base && Object.keys(details).some((name) => name !== 'prompt')) void save()
    },
    hasUnsaved: () => dirty(look()),
    /** Saves what can be saved; false when something is left that would be lost. */
    async leave(): Promise<boolean> {
      await running
      const text = look()
      return !dirty(text) || (savable(text) && (await save()) && !dirty())
    },
    /** Puts an entry on the page, or a new one. */
    open: (entry: Entry | undefined) =>
      setAside(() => (entry ? layEntry(journal?.store.find(entry._id) ?? entry) : layNew())),
    /** Goes back to what is saved, or to a new page. */
    discard: () => setAside(() => (leaf.base ? layEntry(leaf.base) : layNew())),
    /** Brings back what was set aside. */
    undo() {
      if (!aside) return
      const before = aside
      aside = undefined
      lay(before.leaf, before.text)
      changed()
      follow()
    },
    /** Goes on with what another tab left behind. */
    take(draft: PageDraft) {
      setAside(() => layDraft(draft))
      board.set({ waiting: board.state().waiting.filter((other) => other !== draft) })
    },
    dismissNotice: () => board.set({ notice: undefined }),
    dismissWaiting: () => board.set({ waiting: [] }),
    /** A page on which nobody wrote belongs to the day on which it is seen. */
    newDay() {
      if (leaf.entryId !== undefined || dirty() || leaf.firstTitle === newLeaf(today()).firstTitle)
        return
      const { details } = leaf
      layNew()
      leaf = { ...leaf, details }
      look()
    },
  }
}
