import { isDirty } from '#features/journal/editor/model/leaf.ts'
import { isSavable } from '#features/journal/editor/model/measures.ts'
import { sameText, type Text } from '#features/journal/editor/model/words.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { LeftPage, PageOnDesk } from '../page-on-desk.ts'
import type { WritingParts } from '../writing-parts.ts'
import { type RunningSave, saveRunner } from './save-runner.ts'
import {
  foundIn,
  type leafAfter,
  leafAfterEarlier,
  type Saved,
  saveLeaf,
  type UnkeptPage,
} from './saving.ts'

const AUTOSAVE_MS = 30_000

type After = typeof leafAfter

interface SaverParts
  extends Pick<WritingParts, 'fields' | 'journal' | 'handover' | 'now' | 'timers'> {
  readonly page: PageOnDesk
  /** The journal is open. */
  readonly meet: (journal: Journal) => void
  /** What is set aside by now was saved as it was on that page. */
  readonly savedAside: (saved: Saved, turn: number) => void
  /** What the server did not take of the entry is sent once more. */
  readonly sendAgain: () => void
  /** A save is over: what became of the entry meanwhile can be taken in. */
  readonly ended: () => void
}

/** Saves the page: when that is asked for, every half minute, and before it makes way. */
export function pageSaver(parts: SaverParts) {
  const { page, fields, journal, handover, now, timers, meet, savedAside, sendAgain, ended } = parts
  let autosaving: unknown

  /** A save that was asked for is carried out, also where its page is taken off the screen. */
  const commit = async (text: Text, leafNow = page.leaf): Promise<Saved | undefined> => {
    const turn = page.turn()
    try {
      const open = await journal()
      meet(open)
      // Who sets the words aside meanwhile does not want them saved.
      if (page.turn() !== turn) return undefined
      const leaf = leafNow()
      const found = page.left() ? foundIn(open, leaf) : leaf
      const entry = await saveLeaf(open, found, { text, today: page.today() })
      return { entry, text, details: leaf.details }
    } catch {
      if (!page.left()) page.keeper.flush()
      return undefined
    }
  }
  /** Words that found no room as a draft are saved, although nobody asked for it. */
  const saveUnkept = ({ leaf, text }: UnkeptPage) => {
    if (leaf.gone || !isDirty(leaf, text) || !isSavable(text, leaf.details)) return
    if (!runner.running()) void runner.start(commit(text, () => leaf))
  }
  /** The page is not there any more: its draft goes only if all of it was saved. */
  const finishLeft = (saved: Saved, after: After, { text, details }: LeftPage) => {
    const { page: unkept } = handover
    if (unkept?.text !== text) {
      if (saved.details === details && sameText(saved.text, text)) page.keeper.dropIfSame(text)
      return
    }
    // Nobody has gone on with it yet, so what lies there as this tab's draft is older.
    const next = { text, leaf: after(saved, unkept.leaf) }
    handover.page = next
    if (isDirty(next.leaf, text)) saveUnkept(next)
    else page.keeper.drop()
  }
  const finish = (saved: Saved | undefined, turn: number, after: After) => {
    const left = page.left()
    if (left) return saved && finishLeft(saved, after, left)
    if (page.turn() !== turn) {
      if (saved) savedAside(saved, turn)
    } else if (saved)
      page.dispatch({ type: 'saved', saved, after, at: now(), inTitle: fields.isInTitle() })
    else page.dispatch({ type: 'save-failed' })
    ended()
  }
  const runner = saveRunner({ handover, turn: page.turn, finish })

  /** What was changed during a save is saved after it. */
  const saveAfter = async (running: RunningSave, asked: boolean): Promise<boolean> => {
    const isThisPage = () => running.page === page.turn()
    const same = isThisPage()
    const done = await running.done
    if (!same) return save(asked)
    return done && isThisPage() && !page.left() && page.isDirty() ? save(asked) : done
  }
  /** `asked`: the person wants it, and is told what becomes of it. */
  const save = (asked = false): Promise<boolean> => {
    if (asked && !page.left()) page.dispatch({ type: 'asked' })
    const text = page.look()
    const running = runner.running()
    if (running) return saveAfter(running, asked)
    if (page.left() || !page.isSavable(text)) return Promise.resolve(false)
    const lost = page.leaf().gone || page.board.state().phase === 'failed'
    if (!page.isDirty(text) && !lost) {
      if (asked) sendAgain()
      return Promise.resolve(true)
    }
    page.dispatch({ type: 'save-began', asked })
    return runner.start(commit(text))
  }
  /** Only their person brings the words of a deleted entry back. */
  const saveUnasked = async (): Promise<unknown> => {
    const text = page.look()
    return page.isDirty(text) && page.isSavable(text) && !page.leaf().gone && save()
  }
  const autosave = () => {
    autosaving = timers.set(autosave, AUTOSAVE_MS)
    void saveUnasked()
  }

  return {
    save,
    /** Saves what may be saved without a word of its person. */
    saveUnasked,
    isSaving: () => runner.running() !== undefined,
    /** Saves what can be saved; false when something is left that would be lost. */
    async leave(): Promise<boolean> {
      await runner.running()?.done
      const text = page.look()
      return !page.isDirty(text) || (page.isSavable(text) && (await save()) && !page.isDirty())
    },
    startAutosave() {
      autosaving = timers.set(autosave, AUTOSAVE_MS)
    },
    /** The page is off the screen. */
    end() {
      timers.clear(autosaving)
      const left = page.left()
      if (!left?.unkept) return
      handover.page = { text: left.text, leaf: page.leaf() }
      saveUnkept(handover.page)
    },
    /** A save that this tab's last page began may still be under way. */
    followEarlier() {
      if (!handover.saving) return
      page.dispatch({ type: 'save-began', asked: false })
      void runner.watch(handover.saving, leafAfterEarlier)
    },
  }
}
