import type { Entry } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { Journal } from '#journal/journal.ts'
import { draftKeeper } from './draft-keeper.ts'
import { isDirty, type Leaf, leafOf, leafOfDraft, meetEntry, newLeaf } from './leaf.ts'
import { isSavable, textMeasures } from './measures.ts'
import { draftOf, leftBehind, type PageDraft } from './page-draft.ts'
import { saveRunner } from './save-runner.ts'
import { foundIn, leafAfter, leafAfterEarlier, type Saved, saveLeaf } from './saving.ts'
import { statusBoard } from './status-board.ts'
import { type Details, sameText, type Text, textOf } from './words.ts'
import type { WritingParts } from './writing-parts.ts'

const AUTOSAVE_MS = 30_000
/** A key costs nothing but itself: what follows from it is looked at a moment later. */
const LOOK_MS = 80

export type Writing = ReturnType<typeof createWriting>

/** What is being written: takes it from the fields, keeps it as a draft, and saves it. */
export function createWriting(parts: WritingParts) {
  const { fields, drafts, timers, now } = parts
  const today = () => localDay(now(), parts.timeZone())
  const board = statusBoard()
  const measure = textMeasures()
  let leaf = newLeaf(today())
  let journal: Journal | undefined
  let aside: { leaf: Leaf; text: Text; page: number } | undefined
  /** What the page held when it was taken off the screen, where its fields end. */
  let left: { text: Text; details: Details } | undefined
  let looking: unknown
  let autosaving: unknown
  let unsubscribe = () => {}
  /** Grows with every page that is laid on the desk. */
  let turn = 0
  /** The version of others that the person was told of. */
  let toldOf: string | undefined

  const keeper = draftKeeper({ ...parts, leaf: () => leaf, tell: board.set })
  const read = () => left?.text ?? fields.read()
  const dirty = (text = read()) => isDirty(leaf, text)
  const savable = (text: Text) => isSavable(text, leaf.details)

  const look = (): Text => {
    timers.clear(looking)
    looking = undefined
    const text = read()
    board.set({
      entryId: leaf.entryId,
      details: leaf.details,
      ...measure(text, leaf.details),
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
    const text = read()
    const unsaved = dirty(text) || leaf.gone ? { leaf, text, page: turn } : undefined
    // Words that were set aside a moment ago do not go with a page that held none.
    const still = board.state().notice?.kind === 'set-aside'
    keeper.drop()
    layOther()
    aside = unsaved ?? aside
    if (unsaved || still) board.set({ notice: { kind: 'set-aside' } })
  }

  /** Takes in what became of the entry in other places. */
  const follow = (evenNow = false) => {
    if (!journal || leaf.entryId === undefined || (runner.running() && !evenNow)) return
    const { store } = journal
    const entry = store.find(leaf.entryId)
    const wasGone = leaf.gone
    const dropped = store.isDropped(leaf.entryId)
    const meeting = meetEntry(leaf, { entry, dropped, dirty: dirty() })
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
    else if (!dirty()) keeper.drop()
  }
  const tellChanged = (version: string | undefined) => {
    if (toldOf === version) return
    toldOf = version
    board.set({ notice: { kind: 'changed-elsewhere' } })
  }
  const meet = (open: Journal) => {
    if (left || journal === open) return
    journal = open
    unsubscribe()
    unsubscribe = open.store.subscribe(() => follow())
    open.openElsewhere.open(leaf.entryId)
    follow(true)
  }

  /** A save that was asked for is carried out, also where its page is taken off the screen. */
  const commit = async (text: Text): Promise<Saved | undefined> => {
    const page = turn
    try {
      const open = await parts.journal()
      meet(open)
      // Who sets the words aside meanwhile does not want them saved.
      if (turn !== page) return undefined
      const { details } = leaf
      const found = left ? foundIn(open, leaf) : leaf
      return { entry: await saveLeaf(open, found, { text, today: today() }), text, details }
    } catch {
      if (!left) keeper.flush()
      return undefined
    }
  }
  /** What was saved is safe; what was typed since then is still a draft. */
  const settle = ({ entry, text }: Saved, next: Leaf) => {
    leaf = next
    const after = fields.read()
    if (text.title.trim() === '' && after.title === text.title) {
      fields.fill({ ...after, title: entry.title })
    }
    journal?.openElsewhere.open(leaf.entryId)
    board.set({ phase: 'idle', savedAt: now(), notice: undefined })
    if (dirty(look())) keeper.change()
    else keeper.drop()
  }
  const finish = (saved: Saved | undefined, page: number, after: typeof leafAfter) => {
    if (left) {
      const { text, details } = left
      // The page is not there any more: its draft goes only if all of it was saved.
      if (saved?.details === details && sameText(saved.text, text)) keeper.dropIfSame(text)
      return
    }
    if (turn !== page) {
      if (saved && aside?.page === page) aside = { ...aside, leaf: leafAfter(saved, aside.leaf) }
    } else if (saved) settle(saved, after(saved, leaf))
    else board.set({ phase: 'failed' })
    follow()
  }
  const runner = saveRunner({ handover: parts.handover, turn: () => turn, finish })
  const save = (): Promise<boolean> => {
    const text = look()
    const running = runner.running()
    if (running) return running.page === turn ? running.done : running.done.then(save)
    if (left || !savable(text)) return Promise.resolve(false)
    const lost = leaf.gone || board.state().phase === 'failed'
    if (!dirty(text) && !lost) return Promise.resolve(true)
    board.set({ phase: 'saving' })
    return runner.start(commit(text))
  }
  const autosave = () => {
    autosaving = timers.set(autosave, AUTOSAVE_MS)
    const text = look()
    if (dirty(text) && savable(text) && !leaf.gone) void save()
  }

  /** Brings back what closed tabs left behind: at once where nothing is on the page yet. */
  const findLeftBehind = async (page: number) => {
    const { id, others } = parts.tab
    const open = await others()
    if (left) return
    const found = leftBehind({ id, open }, drafts, parts.timeZone())
    const free = turn === page && leaf.entryId === undefined && !dirty()
    // Where nobody knows whether that tab is closed, its words may still be written on.
    const back = open && free ? found[0] : undefined
    if (back) layDraft(back)
    board.set({ waiting: found.filter((draft) => draft !== back) })
  }
  /** Nothing can be done to a page that is not there any more. */
  const onScreen =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A): void => {
      if (!left) act(...args)
    }

  return {
    state: board.state,
    subscribe: board.subscribe,
    /** The person changed something in a field. */
    changed: onScreen(changed),
    save,
    begin() {
      left = undefined
      const mine = draftOf(parts.tab.id, drafts, parts.timeZone())
      if (mine) layDraft(mine)
      else layNew()
      const { saving } = parts.handover
      if (mine && saving) {
        board.set({ phase: 'saving' })
        void runner.watch(saving, leafAfterEarlier)
      }
      autosaving = timers.set(autosave, AUTOSAVE_MS)
      void findLeftBehind(turn)
      // What cannot be opened now is opened when there is something to save.
      parts.journal().then(meet, () => {})
    },
    /** The page goes: what waits to be written down is written. */
    flush: keeper.flush,
    end() {
      keeper.flush()
      left = { text: fields.read(), details: leaf.details }
      timers.clear(looking)
      timers.clear(autosaving)
      unsubscribe()
      journal?.openElsewhere.open(undefined)
      journal = undefined
    },
    setDetails: onScreen((details: Partial<Details>) => {
      leaf = { ...leaf, details: { ...leaf.details, ...details } }
      if (!dirty(look())) return
      keeper.change()
      // On an entry that exists a star or a mood holds at once, as a switch does.
      if (leaf.base && Object.keys(details).some((name) => name !== 'prompt')) void save()
    }),
    hasUnsaved: () => dirty(look()),
    /** Saves what can be saved; false when something is left that would be lost. */
    async leave(): Promise<boolean> {
      await runner.running()?.done
      const text = look()
      return !dirty(text) || (savable(text) && (await save()) && !dirty())
    },
    /** Puts an entry on the page, or a new one. */
    open: onScreen((entry: Entry | undefined) =>
      setAside(() => (entry ? layEntry(journal?.store.find(entry._id) ?? entry) : layNew())),
    ),
    /** Goes back to what is saved, or to a new page. */
    discard: onScreen(() => setAside(() => (leaf.base ? layEntry(leaf.base) : layNew()))),
    /** Brings back what was set aside, and sets aside what has been written in its place. */
    undo: onScreen(() => {
      if (!aside) return
      const before = aside
      aside = undefined
      board.set({ notice: undefined })
      setAside(() => lay(before.leaf, before.text))
      changed()
      follow()
    }),
    /** Goes on with what another tab left behind, unless that is open again. */
    async take({ tab }: PageDraft): Promise<void> {
      const open = await parts.tab.others()
      if (left) return
      const draft = open?.has(tab) ? undefined : draftOf(tab, drafts, parts.timeZone())
      if (draft) setAside(() => layDraft(draft))
      board.set({ waiting: board.state().waiting.filter((other) => other.tab !== tab) })
    },
    dismissNotice: () => board.set({ notice: undefined }),
    dismissWaiting: () => board.set({ waiting: [] }),
    /** A page on which nobody wrote belongs to the day on which it is seen. */
    newDay: onScreen(() => {
      if (leaf.entryId !== undefined || dirty() || leaf.firstTitle === newLeaf(today()).firstTitle)
        return
      const { details } = leaf
      layNew()
      leaf = { ...leaf, details }
      look()
    }),
  }
}
