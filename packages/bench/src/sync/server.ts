import { createApp } from '@daywell/server/src/app.ts'
import { readConfig } from '@daywell/server/src/config.ts'
import { type Keyring, openKeyring } from '@daywell/server/src/crypto/index.ts'
import { type Database, openDatabase } from '@daywell/server/src/database/index.ts'
import { listen } from '@daywell/server/src/http/listen.ts'
import { median } from './client.ts'
import { watchLoop, worked } from './loop.ts'
import { processorTime } from './processor-time.ts'

// The whole server as a process of its own, so that what it takes is its own.
const [dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ url: undefined, dataDir })
const keys = { secretKey: undefined, secretKeyPrevious: undefined }
const keyring = await openKeyring({ database, dataDir, ...keys })
const app = createApp({
  database,
  keyring,
  config: readConfig({ DATA_DIR: dataDir, MEDIA_QUOTA: '0' }),
  clock: Date.now,
  // Counted like any other, and never reached.
  limits: { callsPerMinute: 1_000_000_000 },
})
const port = await listen(app, { host: '127.0.0.1', port: 0 })
let most = 0
let watching: NodeJS.Timeout | undefined
let loop: ReturnType<typeof watchLoop> | undefined

/** What the parent asks for; each question is answered once. */
const questions = {
  processorTime,
  /** Begins to watch the memory and the event loop. */
  watch() {
    const seen = questions.watchMemory()
    loop = watchLoop()
    return seen
  },
  /** Leaves the processor to the server: watching the event loop takes all that's left of it. */
  watchMemory() {
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    most = before
    watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    return { before }
  },
  /** What was seen since then, in bytes and milliseconds. */
  async seen() {
    // The turn that is under way counts too.
    await new Promise(setImmediate)

    clearInterval(watching)
    return { most: Math.max(most, process.memoryUsage.rss()), stall: loop?.longest() ?? 0 }
  },
  /** How long the plain way blocks the event loop: the whole list stringified at once. */
  stringify: (userId: string) => stringifyAll(database, keyring, userId),
}

process.on('message', async ({ ask, about }: { ask: keyof typeof questions; about: string }) => {
  process.send?.({ answer: await questions[ask](about) })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ answer: { port } })

/** Milliseconds that JSON.stringify takes for all entries of a person at once. */
async function stringifyAll({ read }: Database, keyring: Keyring, userId: string) {
  const key = await keyring.userKey(read, userId)
  const rows = await read
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .where('user_id', '=', userId)
    .execute()
  const list = rows.map(({ id, sealed }) =>
    JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString()),
  )
  const times = Array.from({ length: 5 }, () => {
    const start = worked()
    const text = JSON.stringify(list)
    return { ms: worked() - start, bytes: text.length }
  })
  return { ms: median(times.map(({ ms }) => ms)), bytes: times[0]?.bytes ?? 0 }
}
