import type { Entry } from '@daywell/core/journal'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { offerUndo } from '#kit/ui/toasts/offer-undo.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useEntries, useJournal } from '#services/journal/journal-context.ts'
import { historyTexts } from './history.texts.ts'
import { ReadAndRestore } from './read-and-restore.tsx'
import { NotThereYet, restoreVersion } from './restore-version.ts'
import { undoRestore } from './undo-restore.ts'
import { useVersions } from './use-versions.ts'
import { VersionPage } from './version-page.tsx'
import { VersionRow } from './version-row.tsx'
import { type Version, versionKey } from './versions.ts'

export interface HistoryDialogProps {
  entryId: string
  onClose: () => void
  onRestored: (entry: Entry) => void
  /** Saves the page if it's that entry; false if that fails. */
  settle: (entryId: string) => Promise<boolean>
}

/** The versions of an entry: to read, compare and restore. */
export function HistoryDialog({ entryId, onClose, onRestored, settle }: HistoryDialogProps) {
  const texts = useTexts(historyTexts).history
  const journal = useJournal()
  // Re-renders on every change: the latest text may have just been saved.
  useEntries()
  const now = journal?.store.find(entryId)
  const fetched = useVersions(journal, now?._id ?? entryId)
  const restore = useRestore(journal, { onRestored, settle })
  const [marked, onMarked] = useState(true)
  const some = fetched.versions.length > 0
  return (
    <ReadAndRestore
      {...fetched}
      texts={{ ...texts, offline: some ? texts.offlineSome : texts.offline }}
      items={now ? fetched.versions : []}
      keyOf={versionKey}
      row={(version) => <VersionRow version={version} />}
      page={(version) =>
        now && <VersionPage version={version.entry} now={now} marked={marked} onMarked={onMarked} />
      }
      onRestore={async (version) => {
        const complaint = now && (await restore(now, version))
        if (complaint !== undefined) return { kind: 'danger', words: complaint }
        onClose()
        return undefined
      }}
      onClose={onClose}
    />
  )
}

type Page = Pick<HistoryDialogProps, 'onRestored' | 'settle'>

/** Restores a version and offers to undo it; returns the error if it fails. */
function useRestore(journal: Journal | undefined, { onRestored, settle }: Page) {
  const texts = useTexts(historyTexts).history
  const { api } = useClients()
  const undo = async (opened: Journal, before: Entry) => {
    try {
      await undoRestore(opened, before, settle)
      notify.success(texts.undone)
    } catch {
      notify.error(texts.notUndone)
    }
  }
  return async (shown: Entry, version: Version): Promise<string | undefined> => {
    const { _id } = shown
    if (!journal) return texts.notRestored
    try {
      // A save in flight becomes a version too.
      await settle(_id)
      const before = journal.store.find(_id) ?? shown
      const restored = await restoreVersion({ journal, api }, _id, version)
      onRestored(restored)
      offerUndo(texts.restored, texts.undo, () => void undo(journal, before))
      return undefined
    } catch (error) {
      return error instanceof NotThereYet ? texts.onItsWay : texts.notRestored
    }
  }
}
