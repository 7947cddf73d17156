import { useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { noteBackup } from '#backup/last-backup.ts'
import { saveFile } from '#files/save-file.ts'
import type { Journal } from '#journal/journal.ts'
import { useJournalRoom } from '#journal/journal-context.ts'
import { draftKey } from '#local-store/local-keys.ts'
import type { TextStorage } from '#local-store/text-storage.ts'

export type BackupRun =
  | { readonly phase: 'idle' | 'running' | 'failed' | 'stale' | 'not-removed' }
  /** `incomplete`: the server had no part in it. */
  | { readonly phase: 'done'; readonly name: string; readonly incomplete: boolean }

/** What this device held when the last backup was made of it. */
interface Covered {
  readonly lastEdit: number
  readonly drafts: string | null
  /** Whether anything has come or changed since. */
  changed: boolean
}

/** Downloads a backup, and removes what is in it if the person wishes so. */
export function useBackup(journal: Journal, missing: string) {
  const { api } = useClients()
  const { storage } = useJournalRoom()
  const [run, setRun] = useState<BackupRun>({ phase: 'idle' })
  const covered = useRef<Covered>(undefined)
  const { store } = journal

  const download = async () => {
    setRun({ phase: 'running' })
    try {
      const before = await look(journal, storage)
      const stop = store.subscribe(() => {
        before.changed = true
        stop()
      })
      const { makeBackup } = await import('#backup/out/make-backup.ts')
      const person = { ...journal, storage, api, now: Date.now, timeZone }
      const { name, content, incomplete } = await makeBackup(person, { kind: 'json', missing })
      saveFile(name, content)
      noteBackup(storage, journal.userId, Date.now())
      covered.current = before
      setRun({ phase: 'done', name, incomplete })
    } catch {
      setRun({ phase: 'failed' })
    }
  }

  /** Removes all words from this device; nothing if some of them are not in the backup. */
  const remove = async (): Promise<boolean> => {
    const key = draftKey(journal.userId)
    const last = covered.current
    const asBefore = last && !last.changed && storage.getItem(key) === last.drafts
    try {
      const removed = asBefore && (await store.leaving.removeWords(last.lastEdit))
      if (removed) storage.removeItem(key)
      else setRun({ phase: 'stale' })
      return removed === true
    } catch {
      setRun({ phase: 'not-removed' })
      return false
    }
  }
  return { run, download: () => void download(), remove }
}

async function look({ store, userId }: Journal, storage: TextStorage): Promise<Covered> {
  const drafts = storage.getItem(draftKey(userId))
  return { lastEdit: await store.leaving.lastEdit(), drafts, changed: false }
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
