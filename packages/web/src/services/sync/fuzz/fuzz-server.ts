import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sessionToken } from '../../../../../server/src/crypto/index.ts'
import { deleteEntryService } from '../../../../../server/src/features/journal/delete-entry.service.ts'
import { journalService } from '../../../../../server/src/features/journal/journal.service.ts'
import { NO_QUOTA } from '../../../../../server/src/features/journal/testing/no-quota.ts'
import { mediaService } from '../../../../../server/src/features/media/media.service.ts'
import { openPieces } from '../../../../../server/src/pieces/open-pieces.ts'
import { createUser } from '../../../../../server/src/stores/accounts/account.store.ts'
import { beginSession } from '../../../../../server/src/testing/people.ts'
import { throwAwayFolder } from '../../../../../server/src/testing/throw-away-folder.ts'
import { type Asked, noAnswer, type ServerProcess, serverProcess } from './server-process.ts'

export type FuzzServer = Awaited<ReturnType<typeof fuzzServer>>

const newDir = () => mkdtempSync(join(throwAwayFolder, 'daywell-fuzz-'))

/**
 * A server that can be called, restarted and killed, shared by many simulated people in sequence.
 */
export async function fuzzServer() {
  const clock = { now: 0 }
  const time = () => clock.now
  const ended: Promise<void>[] = []
  let people = 0
  let comesBack: Promise<void> | undefined
  let running: ServerProcess | undefined = await serverProcess(newDir(), time)

  const inForce = (): ServerProcess => {
    if (!running) throw noAnswer()
    return running
  }
  /** Serializes restarts: concurrent requests for a new process get the same one. */
  const changeOver = (next: (old: ServerProcess) => Promise<ServerProcess>) => {
    comesBack ??= (async () => {
      const old = inForce()
      running = undefined
      running = await next(old)
      comesBack = undefined
    })()
    return comesBack
  }

  /** As if the person had just entered their password on every device. */
  const confirm = async (userId: string): Promise<void> => {
    await inForce().database.write((trx) =>
      trx
        .updateTable('sessions')
        .set({ confirmed_at: clock.now })
        .where('user_id', '=', userId)
        .execute(),
    )
  }

  return {
    clock,
    ask: async (asked: Asked) => inForce().ask(asked),
    /** Its data files, for direct inspection. */
    files: () => inForce(),
    /** Shuts down gracefully, and starts again. */
    restart: () =>
      changeOver(async ({ stop, dataDir }) => {
        await stop()
        return serverProcess(dataDir, time)
      }),
    /** Crashes, and starts again. */
    crash: () =>
      changeOver(async (dead) => {
        const remains = newDir()
        dead.kill(remains)
        // Lets pending requests fail before the new process accepts any.
        for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate)
        // The dead process may still write to its old folder, which is never read again.
        ended.push(dead.stop().then(() => rm(dead.dataDir, { recursive: true })))
        return serverProcess(remains, time)
      }),
    /** Runs the purge of Recently deleted. */
    purge: () => deleteEntryService({ ...inForce(), quota: NO_QUOTA }).purge(),
    /** Removes the photos and recordings that no text has named for 30 days. */
    async sweepMedia() {
      const { database, keyring, dataDir } = inForce()
      const base = { database, keyring, clock: time }
      const { sweep } = mediaService({
        ...base,
        openStorage: journalService({ ...base, quota: NO_QUOTA }).openStorage,
        store: openPieces({ dataDir, mediaStore: { store: 'files' } }, database),
        failed: () => {},
        pace: () => undefined,
      })
      await sweep(new AbortController().signal)
    },
    async person(): Promise<string> {
      people += 1
      const { database, keyring } = inForce()
      const name = `fuzz-${people}`
      const person = { email: `${name}@example.org`, username: name, displayName: 'A' }
      const made = await createUser(database, keyring, { ...person, passwordHash: '-' }, clock.now)
      if (made.outcome !== 'created') throw new Error('The name is taken')
      return made.user.id
    },
    async signIn(userId: string): Promise<string> {
      const { database, keyring } = inForce()
      const { token, hash } = sessionToken()
      await beginSession(database, keyring, userId, hash, clock.now)
      return token
    },
    confirm,
    /** A person's full export, right after a password check. */
    async exported(userId: string, token: string) {
      const { ask } = inForce()
      await confirm(userId)
      const headers = { authorization: `Bearer ${token}` }
      return ask({ method: 'GET', url: '/api/export', headers, body: '' })
    },
    async end() {
      const { dataDir, stop } = inForce()
      await stop()
      await Promise.all(ended)
      await rm(dataDir, { recursive: true })
    },
  }
}
