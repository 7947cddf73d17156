import { useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { needsPassword } from '#api/needs-password.ts'
import { saveFile } from '#device/files/save-file.ts'
import { leavingDrafts } from '#device/local-store/drafts/leaving-drafts.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { backupUnderWay } from '#services/backup/backup-under-way.ts'
import { noteBackup } from '#services/backup/last-backup.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { type Covered, lookAtWords, removeCovered } from './covered-words.ts'

export type BackupRun =
  | { readonly phase: 'idle' | 'running' | 'failed' | 'stale' | 'not-removed' | 'password-needed' }
  /** `incomplete`: without the server's part. */
  | { readonly phase: 'done'; readonly name: string; readonly incomplete: boolean }

/** Downloads a backup, and optionally removes what's in it. */
export function useBackup(journal: Journal | undefined, missing: string) {
  const { api, premium } = useClients()
  const { storage } = useJournalHandle()
  const [last, setLast] = useState<BackupRun>({ phase: 'idle' })
  const running = useObservable(backupUnderWay, backupUnderWay.is)
  const covered = useRef<Covered>(undefined)
  const copyOf = ({ userId }: Journal) => leavingDrafts(window, { storage, userId })

  const make = async (own: Journal) => {
    try {
      const words = await lookAtWords({ ...own, storage, copy: copyOf(own) })
      const { makeBackup } = await import('#services/backup/out/make-backup.ts')
      const person = { ...own, storage, api, premium, now: Date.now, timeZone }
      const made = await makeBackup(person, { kind: 'json', missing })
      const { name, content, incomplete, mediaMissing } = made
      saveFile(name, content)
      noteBackup(storage, own.userId, Date.now())
      // A photo that isn't in the backup may be nowhere else.
      covered.current = mediaMissing === 0 ? words : undefined
      setLast({ phase: 'done', name, incomplete })
    } catch (error) {
      setLast({ phase: needsPassword(error) ? 'password-needed' : 'failed' })
    }
  }
  const cancel = () => setLast({ phase: 'idle' })
  const download = () => {
    if (journal && !backupUnderWay.is()) void backupUnderWay.during(() => make(journal))
  }

  /** Removes everything from this device, unless something isn't in the backup. */
  const remove = async (): Promise<boolean> => {
    try {
      const removed =
        journal !== undefined &&
        (await removeCovered({ ...journal, storage, copy: copyOf(journal) }, covered.current))
      if (!removed) setLast({ phase: 'stale' })
      return removed
    } catch {
      setLast({ phase: 'not-removed' })
      return false
    }
  }
  const run: BackupRun = running ? { phase: 'running' } : last
  return { run, download, cancel, remove }
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
