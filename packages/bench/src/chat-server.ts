import { createApp } from '@daywell/server/src/app.ts'
import { readConfig } from '@daywell/server/src/config.ts'
import { openKeyring } from '@daywell/server/src/crypto/index.ts'
import { openDatabase } from '@daywell/server/src/database/index.ts'
import { listen } from '@daywell/server/src/http/listen.ts'
import { watchLoop } from './sync/loop.ts'

// The whole server as a process of its own, with a model at the address that is given, or none.
const [dataDir = '', model = ''] = process.argv.slice(2)
const database = await openDatabase({ url: undefined, dataDir })
const keys = { secretKey: undefined, secretKeyPrevious: undefined }
const keyring = await openKeyring({ database, dataDir, ...keys })
const ai = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model, AI_MODEL: 'quiet-1' }
const app = createApp({
  database,
  keyring,
  config: readConfig({ PREMIUM: 'everyone', ...(model && ai) }),
  clock: Date.now,
  limits: { callsPerMinute: 1_000_000_000 },
})
const port = await listen(app, { host: '127.0.0.1', port: 0 })
let loop: ReturnType<typeof watchLoop> | undefined

const questions = {
  watch() {
    globalThis.gc?.()
    loop = watchLoop()
    return {}
  },
  async seen() {
    await new Promise(setImmediate)
    return { stall: loop?.longest() ?? 0 }
  },
}

process.on('message', async ({ ask }: { ask: keyof typeof questions }) => {
  process.send?.({ answer: await questions[ask]() })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ answer: { port } })
