import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sessionToken } from '../../../../../server/src/crypto/index.ts'
import { deleteEntryService } from '../../../../../server/src/features/journal/delete-entry.service.ts'
import { NO_QUOTA } from '../../../../../server/src/features/journal/testing/no-quota.ts'
import { createUser } from '../../../../../server/src/stores/accounts/account.store.ts'
import { beginSession } from '../../../../../server/src/testing/people.ts'
import { throwAwayFolder } from '../../../../../server/src/testing/throw-away-folder.ts'
import { type Asked, noAnswer, type ServerProcess, serverProcess } from './server-process.ts'

export type FuzzServer = Awaited<ReturnType<typeof fuzzServer>>

const newDir = () => mkdtempSync(join(throwAwayFolder, 'daywell-fuzz-'))

/** A server that can be asked, stopped and killed, and that many people use one after another. */
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
  /** Between two processes there is none; whoever wants another meanwhile gets the same one. */
  const changeOver = (next: (old: ServerProcess) => Promise<ServerProcess>) => {
    comesBack ??= (async () => {
      const old = inForce()
      running = undefined
      running = await next(old)
      comesBack = undefined
    })()
    return comesBack
  }

  /** As if the person had just given their password, wherever they are signed in. */
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
    /** What lies in its files, for those who want to look for themselves. */
    files: () => inForce(),
    /** Ends as a server should, and starts again. */
    restart: () =>
      changeOver(async ({ stop, dataDir }) => {
        await stop()
        return serverProcess(dataDir, time)
      }),
    /** Ends in the middle of everything, and starts again. */
    crash: () =>
      changeOver(async (dead) => {
        const remains = newDir()
        dead.kill(remains)
        // Whoever was being served hears of it before there is anybody to ask again.
        for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate)
        // What is still done in the old folder does not count: nobody looks into it again.
        ended.push(dead.stop().then(() => rm(dead.dataDir, { recursive: true })))
        return serverProcess(remains, time)
      }),
    /** Ends the days of Recently deleted for those whose time has come. */
    purge: () => deleteEntryService({ ...inForce(), quota: NO_QUOTA }).purge(),
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
    /** All that it has of a person, who has just given their password. */
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
