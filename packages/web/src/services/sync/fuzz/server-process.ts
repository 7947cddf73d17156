import { cpSync } from 'node:fs'
import { createApp } from '../../../../../server/src/app.ts'
import { readConfig } from '../../../../../server/src/config.ts'
import { openKeyring } from '../../../../../server/src/crypto/index.ts'
import { openDatabase } from '../../../../../server/src/database/index.ts'

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | Uint8Array
}

export interface Said {
  readonly status: number
  readonly text: string
  /** Of parts of photos, and where their uploads are. */
  readonly bytes?: Uint8Array
  readonly headers?: Record<string, string>
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
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
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
    async ask({ method, url, headers, body }: Asked): Promise<Said> {
      const payload =
        body === '' ? {} : { payload: typeof body === 'string' ? body : Buffer.from(body) }
      const asking = app.inject({ method: method as 'GET', url, headers, ...payload })
      const answer = await Promise.race([asking, killed.promise])
      return { status: answer.statusCode, text: answer.payload, ...partOf(url, answer) }
    },
    /** Like kill -9: no more answers, and only what is in the files now remains. */
    kill(remains: string): void {
      const filter = (path: string) => !path.endsWith('-shm')
      copyWhole(() => cpSync(dataDir, remains, { recursive: true, filter }))
      killed.reject(noAnswer())
    },
    async stop() {
      await app.close()
      await database.close()
    },
  }
}

interface Answer {
  readonly rawPayload: Uint8Array
  readonly headers: Readonly<Record<string, unknown>>
}

function partOf(url: string, { rawPayload, headers }: Answer) {
  if (!url.startsWith('/api/media/')) return {}
  const meant = ['location', 'upload-offset'].flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])] as const],
  )
  return { bytes: rawPayload, headers: Object.fromEntries(meant) }
}

/** The draft of a file may get its name while it's copied. */
function copyWhole(copy: () => void, tries = 10): void {
  try {
    copy()
  } catch (error) {
    if (tries === 0 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    copyWhole(copy, tries - 1)
  }
}
