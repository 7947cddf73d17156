import { endpoints } from '@daywell/core/contract'
import { type Entry, isLocalId, isTempId, type Revision } from '@daywell/core/journal'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { useFetch } from '#kit/fetch/use-fetch.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { offerUndo } from '#kit/ui/toasts/offer-undo.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useEntries, useJournal } from '#services/journal/journal-context.ts'
import { historyTexts } from './history.texts.ts'
import { ReadAndRestore } from './read-and-restore.tsx'
import { NotThereYet, restoreVersion } from './restore-version.ts'
import styles from './rows.module.css'
import { timeOf } from './time-of.ts'
import { undoRestore } from './undo-restore.ts'
import { VersionPage } from './version-page.tsx'
import { type Version, versionKey, versionsOf } from './versions.ts'

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

/** An entry's versions, from this device and the server. */
function useVersions(journal: Journal | undefined, id: string) {
  const { api } = useClients()
  const key = useObservable(journal?.store, () => stateOf(journal, id))
  const onServer = !isLocalId(id) && !isTempId(id)
  const here = useFetch(journal && (() => journal.store.revisions(id)), { key })
  const server = useFetch(
    async (): Promise<Revision[]> => {
      if (!onServer) return []
      try {
        return (await api.call(endpoints.listRevisions, { params: { id } })).body
      } catch (error) {
        // It was moved to this device or purged elsewhere: there's nothing.
        if (error instanceof CallFailure && error.status === 404) return []
        throw error
      }
    },
    { key },
  )
  const versions = versionsOf(here.value ?? [], server.value ?? [])
  return { versions, loading: here.phase === 'loading', server }
}

/** A cache key: versions are added by saves and by syncing them. */
function stateOf(journal: Journal | undefined, id: string): string | undefined {
  const waits = journal?.store.outbox().some((item) => item.id === id)
  return journal && `${journal.store.find(id)?.updatedAt} ${waits}`
}

/** A version's time, device and length, and whether the server refused it. */
function VersionRow({ version: { entry, kept, refused } }: { version: Version }) {
  const texts = useTexts(historyTexts)
  const device = kept === 'here' ? texts.thisDevice : entry.device
  return (
    <>
      <span className={styles.when}>{timeOf(entry.updatedAt)}</span>
      <span className={styles.facts}>
        {[device, texts.words(entry.metadata.wordCount)].filter(Boolean).join(' · ')}
      </span>
      {refused && <span className={styles.mark}>{texts.history.refused}</span>}
    </>
  )
}
