import { createApp } from '@daywell/server/src/app.ts'
import { readConfig } from '@daywell/server/src/config.ts'
import { openKeyring } from '@daywell/server/src/crypto/index.ts'
import { openDatabase } from '@daywell/server/src/database/index.ts'
import { listen } from '@daywell/server/src/http/listen.ts'

// The whole server as a process of its own, whose clock can be taken to the evening.
const [dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ url: undefined, dataDir })
const keys = { secretKey: undefined, secretKeyPrevious: undefined }
const keyring = await openKeyring({ database, dataDir, ...keys })
let ahead = 0
const app = createApp({
  database,
  keyring,
  config: readConfig({ PUSH_ALLOW_HOSTS: '127.0.0.1' }),
  clock: () => Date.now() + ahead,
  limits: { callsPerMinute: 1_000_000_000 },
  jobsAfter: 1000,
})
const port = await listen(app, { host: '127.0.0.1', port: 0 })

process.on('message', ({ about }: { about: string }) => {
  ahead = Number(about)
  process.send?.({ answer: {} })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ answer: { port } })
