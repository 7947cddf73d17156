import { needsPassword } from '#api/needs-password.ts'
import { saveFile } from '#device/files/save-file.ts'
import { backupUnderWay } from '#services/backup/backup-under-way.ts'
import { desk } from '#services/backup/desk.ts'
import { lastBackup, noteBackup } from '#services/backup/last-backup.ts'
import { personIn, type Surroundings, whenLeft, workFor } from '#services/backup/person.ts'
import type { JournalRoom } from '#services/journal/journal-room.ts'
import { type BackupKind, type BackupProgress, type MadeBackup, makeBackup } from './make-backup.ts'

export type BackupState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly progress: BackupProgress }
  | { readonly phase: 'done'; readonly made: Omit<MadeBackup, 'content'> }
  | { readonly phase: 'failed' }
  /** The password was given too long ago; `again` makes the same backup. */
  | { readonly phase: 'password-needed'; readonly again: () => void }

interface BackupWish {
  readonly kind: BackupKind
  readonly passphrase?: string | undefined
  /** What stands in the file where the server could not be reached. */
  readonly missing: string
}

const desks = new WeakMap<JournalRoom, ReturnType<typeof newDesk>>()

/** Where a backup is made; the work goes on while another page is open. */
export function backupDesk(room: JournalRoom) {
  const known = desks.get(room) ?? newDesk(room)
  desks.set(room, known)
  return known
}

function newDesk(room: JournalRoom) {
  const { state, subscribe, become } = desk<BackupState>({ phase: 'idle' })
  let stop = () => {}
  whenLeft(room, () => become({ phase: 'idle' }))
  const start = async (clients: Surroundings['clients'], wish: BackupWish) => {
    if (state().phase === 'working') return
    const work = workFor(room)
    stop = work.stop
    become({ phase: 'working', progress: { phase: 'asking' } })
    try {
      const person = await personIn({ room, clients })
      const { content, ...made } = await backupUnderWay.during(() =>
        makeBackup(person, {
          ...wish,
          signal: work.signal,
          onProgress: (progress) => become({ phase: 'working', progress }),
        }),
      )
      work.signal.throwIfAborted()
      saveFile(made.name, content)
      noteBackup(person.storage, person.userId, person.now())
      become({ phase: 'done', made })
    } catch (error) {
      if (work.signal.aborted) become({ phase: 'idle' })
      else if (needsPassword(error))
        become({ phase: 'password-needed', again: () => void start(clients, wish) })
      else become({ phase: 'failed' })
    } finally {
      work.end()
    }
  }
  return {
    ...{ state, subscribe, start },
    stop: () => stop(),
    dismiss: () => become({ phase: 'idle' }),
    last: () => {
      const { userId } = room.state()
      return userId === undefined ? undefined : lastBackup(room.storage, userId)
    },
  }
}
