import type { Verdict } from '@daywell/core/safety'
import { useEffect, useState } from 'react'
import type { Journal } from '#journal/journal.ts'
import { useJournal } from '#journal/journal-context.ts'
import { createDraftCheck, type DraftCheck } from '#safety/draft-check.ts'
import { listensToDrafts } from '#safety/draft-setting.ts'
import type { FieldRefs } from './use-page.ts'
import { useWriting, useWritingState } from './writing-context.ts'
import type { WritingState } from './writing-state.ts'

/** Entries whose card was closed. Known to this tab alone: a list that was kept would tell of them. */
const dismissed = new Set<string>()

interface Heard {
  readonly entryId: string
  readonly verdict: Verdict
}

/** What was heard in the entry on the page when it was last saved, until the person closes it. */
export function useHeard(refs: FieldRefs) {
  const store = useJournal()?.store
  const entryId = useWritingState((state) => state.entryId)
  const [heard, setHeard] = useState<Heard>()
  const [isOff, setOff] = useState(false)
  useChecks(refs, store, setHeard)
  const isHere = heard !== undefined && isSame(store, heard.entryId, entryId)
  return {
    heard: isHere ? heard.verdict : undefined,
    isOff,
    dismiss() {
      if (heard) dismissed.add(heard.entryId)
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
  const writing = useWriting()
  useEffect(() => {
    let check: DraftCheck | undefined
    let before = writing.state()
    const listen = (entryId: string) => {
      if (!listensToDrafts() || [...dismissed].some((id) => isSame(store, id, entryId))) return
      check ??= createDraftCheck()
      check.check(`${title.current?.value}\n\n${text.current?.value}`, (verdict) => {
        if (verdict.kind !== null) tell({ entryId, verdict })
      })
    }
    const look = () => {
      const entryId = savedSince(before, writing.state())
      before = writing.state()
      if (entryId !== undefined) listen(entryId)
    }
    // Somebody may have saved before this part of the page had arrived.
    if (before.entryId !== undefined && isOfThisVisit(before)) listen(before.entryId)
    const stop = writing.subscribe(look)
    return () => {
      stop()
      check?.end()
    }
  }, [writing, store, title, text, tell])
}

/** The entry that was saved between two looks at the page; an entry that was opened is none. */
function savedSince(before: WritingState, now: WritingState): string | undefined {
  return before.phase === 'saving' && now.phase === 'idle' && !now.gone ? now.entryId : undefined
}

const isOfThisVisit = ({ savedAt = 0 }: WritingState) => savedAt >= performance.timeOrigin

/** An entry that reaches the server gets another name. */
function isSame(store: Journal['store'] | undefined, id: string, other: string | undefined) {
  return id === other || (other !== undefined && store?.find(id)?._id === other)
}
