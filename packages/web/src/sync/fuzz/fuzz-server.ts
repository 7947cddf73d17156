import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../../../server/src/app.ts'
import { readConfig } from '../../../../server/src/config.ts'
import { openKeyring, sessionToken } from '../../../../server/src/crypto/index.ts'
import { openDatabase } from '../../../../server/src/database/index.ts'
import { createUser } from '../../../../server/src/features/account/account.store.ts'
import { beginSession } from '../../../../server/src/testing/people.ts'

export type FuzzServer = Awaited<ReturnType<typeof fuzzServer>>

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** The real server on a real SQLite, without a socket: it can be asked, stopped and started. */
export async function fuzzServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'daywell-fuzz-'))
  const clock = { now: 0 }
  let people = 0

  const start = async () => {
    const database = await openDatabase({ url: undefined, dataDir })
    const keys = { secretKey: undefined, secretKeyPrevious: undefined }
    const keyring = await openKeyring({ database, dataDir, ...keys })
    const app = createApp({
      database,
      keyring,
      config: readConfig({ LOG_LEVEL: 'silent' }),
      clock: () => clock.now,
      limits: { callsPerMinute: 0 },
    })
    await app.ready()
    return { database, keyring, app }
  }
  let running = await start()

  const stop = async () => {
    await running.app.close()
    await running.database.close()
  }

  return {
    clock,
    async ask({ method, url, headers, body }: Asked) {
      const payload = body === '' ? {} : { payload: body }
      const answer = await running.app.inject({ method: method as 'GET', url, headers, ...payload })
      return { status: answer.statusCode, text: answer.payload }
    },
    async restart() {
      await stop()
      running = await start()
    },
    /** A person with a session for each of their devices. */
    async person(devices: number) {
      people += 1
      const { database, keyring } = running
      const name = `fuzz-${people}`
      const person = { email: `${name}@example.org`, username: name, displayName: 'A' }
      const made = await createUser(database, keyring, { ...person, passwordHash: '-' }, clock.now)
      if (made.outcome !== 'created') throw new Error('The name is taken')
      const tokens: string[] = []
      for (let n = 0; n < devices; n += 1) {
        const { token, hash } = sessionToken()
        await beginSession(database, keyring, made.user.id, hash, clock.now)
        tokens.push(token)
      }
      return { userId: made.user.id, tokens }
    },
    async end() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
