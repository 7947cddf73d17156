import { createApp } from '@daywell/server/src/app.ts'
import { readConfig } from '@daywell/server/src/config.ts'
import { openKeyring } from '@daywell/server/src/crypto/index.ts'
import { openWhenReachable } from '@daywell/server/src/database/index.ts'

// The server some days later: runs every job once, as it does each day, and ends.
const METRICS_TOKEN = 'a-token-for-the-one-who-looks'
const LAST_SUCCESS = /^daywell_job_last_success_timestamp_seconds\{job="([^"]+)"\} (\S+)$/gm
const [dataDir = '', days = '0', url] = process.argv.slice(2)

const database = await openWhenReachable({ url, dataDir }, 30, () => {})
const keys = { secretKey: undefined, secretKeyPrevious: undefined }
const keyring = await openKeyring({ database, dataDir, ...keys })
// On PostgreSQL the leases go by its own clock, on which no days have passed.
await database.write((trx) => trx.deleteFrom('locks').where('name', 'like', 'job %').execute())
const app = createApp({
  ...{ database, keyring, limits: { callsPerMinute: 1_000_000_000 }, jobsAfter: 100 },
  config: readConfig({ DATA_DIR: dataDir, METRICS_TOKEN, LOG_LEVEL: 'error' }),
  clock: () => Date.now() + Number(days) * 24 * 60 * 60 * 1000,
})
await app.ready()
const before = await successes()
let left = [...before.keys()]
while (left.length > 0) {
  await new Promise((resolve) => setTimeout(resolve, 50))
  const now = await successes()
  left = left.filter((job) => now.get(job) === before.get(job))
}
await app.close()
await database.close()

async function successes(): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { body } = await app.inject({ url: '/metrics', headers })
  const failed = /^daywell_job_failures_total\{job="([^"]+)"\} [1-9]/m.exec(body)
  if (failed) throw new Error(`The job ${failed[1]} failed`)
  return new Map(Array.from(body.matchAll(LAST_SUCCESS), ([, job = '', at = '']) => [job, at]))
}
