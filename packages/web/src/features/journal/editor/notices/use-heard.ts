import type { Verdict } from '@daywell/core/safety'
import { useEffect, useState } from 'react'
import type { EditorView } from '#features/journal/editor/model/editor-view.ts'
import { createDraftCheck, type DraftCheck } from '#panels/safety/draft-check.ts'
import { listensToDrafts } from '#panels/safety/draft-setting.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { useEditor, useEditorView } from '../editor-context.ts'
import type { FieldRefs } from '../use-page.ts'
import { type Closed, closedOver, writtenSince } from './closed-cards.ts'

/** Entries whose card was closed. In memory only: a stored list would reveal them. */
const dismissed = new Map<string, Closed>()

interface Heard {
  readonly entryId: string
  readonly verdict: Verdict
}

/** The safety verdict on the entry's last save, until the person closes the card. */
export function useHeard(refs: FieldRefs) {
  const store = useJournal()?.store
  const entryId = useEditorView((state) => state.entryId)
  const [heard, setHeard] = useState<Heard>()
  const [isOff, setOff] = useState(false)
  useChecks(refs, store, setHeard)
  const isHere = heard !== undefined && isSame(store, heard.entryId, entryId)
  return {
    heard: isHere ? heard.verdict : undefined,
    isOff,
    dismiss() {
      if (heard)
        dismissed.set(heard.entryId, closedOver(wordsIn(refs), closedFor(store, heard.entryId)))
      setHeard(undefined)
    },
    turnOff() {
      setHeard(undefined)
      setOff(true)
    },
  }
}

function useChecks(
  { title, text }: FieldRefs,
  store: Journal['store'] | undefined,
  tell: (heard: Heard) => void,
): void {
  const editor = useEditor()
  useEffect(() => {
    let check: DraftCheck | undefined
    let before = editor.state()
    const listen = (entryId: string) => {
      if (!listensToDrafts()) return
      const closed = closedFor(store, entryId)
      const words = closed
        ? writtenSince(wordsIn({ title, text }), closed)
        : wordsIn({ title, text })
      check ??= createDraftCheck()
      check.check(words, (verdict) => {
        if (verdict.kind !== null) tell({ entryId, verdict })
      })
    }
    const look = () => {
      const entryId = savedSince(before, editor.state())
      before = editor.state()
      if (entryId !== undefined) listen(entryId)
    }
    // A save may have happened before this lazy-loaded part mounted.
    if (before.entryId !== undefined && isOfThisVisit(before)) listen(before.entryId)
    const stop = editor.subscribe(look)
    return () => {
      stop()
      check?.end()
    }
  }, [editor, store, title, text, tell])
}

const wordsIn = ({ title, text }: Pick<FieldRefs, 'title' | 'text'>) =>
  `${title.current?.value}\n\n${text.current?.value}`

/** The hashes at closing; only text added since is checked. */
const closedFor = (store: Journal['store'] | undefined, entryId: string) =>
  [...dismissed].find(([id]) => isSame(store, id, entryId))?.[1]

/** The entry saved between two views; merely opening an entry doesn't count. */
function savedSince(before: EditorView, now: EditorView): string | undefined {
  return before.phase === 'saving' && now.phase === 'idle' && !now.gone ? now.entryId : undefined
}

const isOfThisVisit = ({ savedAt = 0 }: EditorView) => savedAt >= performance.timeOrigin

/** An entry gets another id when it reaches the server. */
function isSame(store: Journal['store'] | undefined, id: string, other: string | undefined) {
  return id === other || (other !== undefined && store?.find(id)?._id === other)
}
