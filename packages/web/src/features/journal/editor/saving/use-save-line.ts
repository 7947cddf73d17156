import type { Why } from '@daywell/core/sync'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useJournal, useSyncStatus } from '#services/journal/journal-context.ts'
import { useEditorView } from '../editor-context.ts'
import { type SaveLine, saveLine } from './save-line.ts'

export function useSaveLine(): SaveLine {
  const phase = useEditorView((state) => state.phase)
  const dirty = useEditorView((state) => state.dirty)
  const gone = useEditorView((state) => state.gone)
  const draftFailed = useEditorView((state) => state.draftFailed)
  const entryId = useEditorView((state) => state.entryId)
  const sync = useSyncStatus()
  const inOutbox = useInOutbox(entryId)
  const refused = useRefused(entryId)
  return saveLine({ page: { phase, dirty, gone, entryId, draftFailed }, inOutbox, refused, sync })
}

function useRefused(entryId: string | undefined): Why | undefined {
  const journal = useJournal()
  return useObservable(journal?.sync, () => {
    const id = entryId && journal?.store.find(entryId)?._id
    return id ? journal?.sync.whyRefused(id) : undefined
  })
}

function useInOutbox(entryId: string | undefined): boolean {
  const journal = useJournal()
  return useObservable(journal?.store, () => {
    const id = entryId && journal?.store.find(entryId)?._id
    return journal?.store.outbox().some((item) => item.id === id) ?? false
  })
}
