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
import { readyMedia } from '#services/media/ready-media.ts'
import { type Covered, lookAtWords, removeCovered } from './covered-words.ts'

/** And the photos and recordings that were only here. */
interface CoveredAll extends Covered {
  readonly media: readonly string[]
}

export type BackupRun =
  | {
      readonly phase:
        | 'idle'
        | 'running'
        | 'failed'
        | 'stale'
        | 'unfinished'
        | 'not-removed'
        | 'password-needed'
    }
  | {
      readonly phase: 'done'
      readonly name: string
      /** Without the server's part. */
      readonly incomplete: boolean
      readonly mediaMissing: number
    }

/** Downloads a backup, and optionally removes what's in it. */
export function useBackup(journal: Journal | undefined, missing: string) {
  const { api, premium } = useClients()
  const { storage } = useJournalHandle()
  const [last, setLast] = useState<BackupRun>({ phase: 'idle' })
  const running = useObservable(backupUnderWay, backupUnderWay.is)
  const covered = useRef<CoveredAll>(undefined)
  const copyOf = ({ userId }: Journal) => leavingDrafts(window, { storage, userId })

  const make = async (own: Journal) => {
    try {
      const words = await lookAtWords({ ...own, storage, copy: copyOf(own) })
      const media = await own.media.onlyHere()
      const { makeBackup } = await import('#services/backup/out/make-backup.ts')
      const person = { ...own, storage, api, premium, now: Date.now, timeZone }
      const made = await makeBackup(person, { kind: 'json', missing })
      const { name, content, incomplete, mediaMissing } = made
      saveFile(name, content)
      noteBackup(storage, own.userId, Date.now())
      // A photo that isn't in the backup may be nowhere else.
      covered.current = mediaMissing === 0 ? { ...words, media: media.ids } : undefined
      setLast({ phase: 'done', name, incomplete, mediaMissing })
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
      const left = journal
        ? await removeIfCovered({ ...journal, storage, copy: copyOf(journal) }, covered.current)
        : 'stale'
      if (left) setLast({ phase: left })
      return left === undefined
    } catch {
      setLast({ phase: 'not-removed' })
      return false
    }
  }
  const run: BackupRun = running ? { phase: 'running' } : last
  return { run, download, cancel, remove }
}

type Device = Parameters<typeof removeCovered>[0] & Pick<Journal, 'media'>

/** Why nothing was removed, if that's so. */
async function removeIfCovered(
  device: Device,
  covered: CoveredAll | undefined,
): Promise<'stale' | 'unfinished' | undefined> {
  const { ids, unfinished } = await device.media.onlyHere()
  if (unfinished > 0) return 'unfinished'
  const isCovered = covered && ids.every((id) => covered.media.includes(id))
  if (!isCovered || !(await removeCovered(device, covered))) return 'stale'
  const ready = readyMedia(device.storage, device.userId)
  for (const id of covered.media) ready.remove(id)
  return undefined
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
