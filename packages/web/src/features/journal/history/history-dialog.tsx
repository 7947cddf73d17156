import type { Entry } from '@daywell/core/journal'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import type { Journal } from '#journal/journal.ts'
import { useEntries, useJournal } from '#journal/journal-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { notify } from '#ui/toasts/notify.ts'
import { offerUndo } from '#ui/toasts/offer-undo.tsx'
import { historyTexts } from './history.texts.ts'
import { ReadAndRestore } from './read-and-restore.tsx'
import { NotThereYet, restoreVersion } from './restore-version.ts'
import { useVersions } from './use-versions.ts'
import { VersionPage } from './version-page.tsx'
import { VersionRow } from './version-row.tsx'
import { type Version, versionKey } from './versions.ts'

export interface HistoryDialogProps {
  entryId: string
  onClose: () => void
  onRestored: (entry: Entry) => void
}

/** The earlier versions of an entry: to read, to compare, to bring back. */
export function HistoryDialog({ entryId, onClose, onRestored }: HistoryDialogProps) {
  const texts = useTexts(historyTexts).history
  const journal = useJournal()
  // Drawn anew with every change of an entry: its last words may have been saved just now.
  useEntries()
  const now = journal?.store.find(entryId)
  const fetched = useVersions(journal, now?._id ?? entryId)
  const restore = useRestore(journal, onRestored)
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
        now && <VersionPage version={version.entry} {...{ now, marked, onMarked }} />
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

/** Brings a version back, says so, and offers to undo it; or answers why it could not. */
function useRestore(journal: Journal | undefined, onRestored: (entry: Entry) => void) {
  const texts = useTexts(historyTexts).history
  const { api } = useClients()
  const undo = async (opened: Journal, before: Entry, restored: Entry) => {
    try {
      const { updatedAt } = restored
      onRestored(await opened.entries.updateEntry(before._id, wordsOf(before), updatedAt, restored))
      notify.success(texts.undone)
    } catch {
      notify.error(texts.notUndone)
    }
  }
  return async (before: Entry, version: Version): Promise<string | undefined> => {
    if (!journal) return texts.notRestored
    try {
      const restored = await restoreVersion({ journal, api }, before._id, version)
      onRestored(restored)
      offerUndo(texts.restored, texts.undo, () => void undo(journal, before, restored))
      return undefined
    } catch (error) {
      return error instanceof NotThereYet ? texts.onItsWay : texts.notRestored
    }
  }
}

function wordsOf(entry: Entry) {
  const { title, content, prompt, mood, tags, favorite, hideFromAssistant, localDate } = entry
  return { title, content, prompt, mood, tags, favorite, hideFromAssistant, localDate }
}
