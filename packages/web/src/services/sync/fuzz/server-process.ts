import { cpSync } from 'node:fs'
import { createApp } from '../../../../../server/src/app.ts'
import { readConfig } from '../../../../../server/src/config.ts'
import { openKeyring } from '../../../../../server/src/crypto/index.ts'
import { openDatabase } from '../../../../../server/src/database/index.ts'

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

export type ServerProcess = Awaited<ReturnType<typeof serverProcess>>

/** The error of a fetch without a server. */
export const noAnswer = () => new TypeError('Failed to fetch')

const NEVER = 2 ** 31 - 1

/** One process of the real server on a real SQLite, without a socket. */
export async function serverProcess(dataDir: string, clock: () => number) {
  const database = await openDatabase({ url: undefined, dataDir })
  const keys = { secretKey: undefined, secretKeyPrevious: undefined }
  const keyring = await openKeyring({ database, dataDir, ...keys })
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const limits = { callsPerMinute: 0 }
  const app = createApp({ database, keyring, config, clock, limits, jobsAfter: NEVER })
  await app.ready()
  const killed = Promise.withResolvers<never>()
  killed.promise.catch(() => {})

  return {
    dataDir,
    database,
    keyring,
    clock,
    async ask({ method, url, headers, body }: Asked) {
      const payload = body === '' ? {} : { payload: body }
      const asking = app.inject({ method: method as 'GET', url, headers, ...payload })
      const answer = await Promise.race([asking, killed.promise])
      return { status: answer.statusCode, text: answer.payload }
    },
    /** Like kill -9: no more answers, and only what is in the files now remains. */
    kill(remains: string): void {
      const filter = (path: string) => !path.endsWith('-shm')
      cpSync(dataDir, remains, { recursive: true, filter })
      killed.reject(noAnswer())
    },
    async stop() {
      await app.close()
      await database.close()
    },
  }
}
