import { backupUnderWay } from '#backup/backup-under-way.ts'
import { desk } from '#backup/desk.ts'
import { lastBackup, noteBackup } from '#backup/last-backup.ts'
import { personIn, type Surroundings, whenLeft, workFor } from '#backup/person.ts'
import { saveFile } from '#files/save-file.ts'
import type { JournalRoom } from '#journal/journal-room.ts'
import { type BackupKind, type BackupProgress, type MadeBackup, makeBackup } from './make-backup.ts'

export type BackupState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly progress: BackupProgress }
  | { readonly phase: 'done'; readonly made: Omit<MadeBackup, 'content'> }
  | { readonly phase: 'failed' }

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
  const start = async (api: Surroundings['api'], wish: BackupWish) => {
    if (state().phase === 'working') return
    const work = workFor(room)
    stop = work.stop
    become({ phase: 'working', progress: { phase: 'asking' } })
    try {
      const person = await personIn({ room, api })
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
    } catch {
      become(work.signal.aborted ? { phase: 'idle' } : { phase: 'failed' })
    } finally {
      work.end()
    }
  }
  return {
    ...{ state, subscribe, start },
    stop: () => stop(),
    last: () => {
      const { userId } = room.state()
      return userId === undefined ? undefined : lastBackup(room.storage, userId)
    },
  }
}
