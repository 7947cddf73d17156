import { needsPassword } from '#api/needs-password.ts'
import { saveFile } from '#device/files/save-file.ts'
import { observable } from '#kit/observable/observable.ts'
import { backupUnderWay } from '#services/backup/backup-under-way.ts'
import { lastBackup, noteBackup } from '#services/backup/last-backup.ts'
import { personIn, type Surroundings, whenLeft, workFor } from '#services/backup/person.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import { type BackupKind, type BackupProgress, type MadeBackup, makeBackup } from './make-backup.ts'

export type BackupState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly progress: BackupProgress }
  | { readonly phase: 'done'; readonly made: Omit<MadeBackup, 'content'> }
  | { readonly phase: 'failed' }
  /** The server asks for the password again; `again` makes the same backup. */
  | { readonly phase: 'password-needed'; readonly again: () => void }

interface BackupWish {
  readonly kind: BackupKind
  readonly passphrase?: string | undefined
  /** The text put into the file if the server can't be reached. */
  readonly missing: string
}

const jobs = new WeakMap<JournalHandle, ReturnType<typeof newJob>>()

/** Runs a backup, which continues while another page is open. */
export function backupJob(handle: JournalHandle) {
  const known = jobs.get(handle) ?? newJob(handle)
  jobs.set(handle, known)
  return known
}

function newJob(handle: JournalHandle) {
  const { state, subscribe, set } = observable<BackupState>({ phase: 'idle' })
  let stop = () => {}
  whenLeft(handle, () => set({ phase: 'idle' }))
  const start = async (clients: Surroundings['clients'], wish: BackupWish) => {
    if (state().phase === 'working') return
    const work = workFor(handle)
    stop = work.stop
    set({ phase: 'working', progress: { phase: 'asking' } })
    try {
      const person = await personIn({ handle, clients })
      const { content, ...made } = await backupUnderWay.during(() =>
        makeBackup(person, {
          ...wish,
          signal: work.signal,
          onProgress: (progress) => set({ phase: 'working', progress }),
        }),
      )
      work.signal.throwIfAborted()
      saveFile(made.name, content)
      noteBackup(person.storage, person.userId, person.now())
      set({ phase: 'done', made })
    } catch (error) {
      if (work.signal.aborted) set({ phase: 'idle' })
      else if (needsPassword(error))
        set({ phase: 'password-needed', again: () => void start(clients, wish) })
      else set({ phase: 'failed' })
    } finally {
      work.end()
    }
  }
  return {
    state,
    subscribe,
    start,
    stop: () => stop(),
    dismiss: () => set({ phase: 'idle' }),
    last: () => {
      const { userId } = handle.state()
      return userId === undefined ? undefined : lastBackup(handle.storage, userId)
    },
  }
}
