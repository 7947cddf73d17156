import type { Benchmark } from './benchmark.ts'
import { call, freshFolder, median, startProcess } from './sync-client.ts'
import { openSeed } from './sync-seed.ts'

const WRITERS = 50
const PER_ROUND = 2000
const ROUNDS = 5

export const syncCreate: Benchmark = {
  name: `Entries created by ${WRITERS} writers on SQLite`,
  async run() {
    const { dataDir, remove } = await freshFolder()
    const seed = await openSeed(dataDir)
    const people = []
    for (let n = 0; n < WRITERS; n += 1) people.push(await seed.person(`writer-${n}`))
    await seed.close()
    const tokens = people.map(({ token }) => token)
    const whole = await startProcess(new URL('./sync-server.ts', import.meta.url), dataDir)
    const bare = await startProcess(new URL('./sync-bare-server.ts', import.meta.url), dataDir)
    try {
      const [ours, least]: [number[], number[]] = [[], []]
      for (let round = -1; round < ROUNDS; round += 1) {
        // They take turns, so that whatever else the machine does is shared by both.
        const [a, b] = [await perSecond(whole.port, tokens), await perSecond(bare.port, tokens)]
        if (round < 0) continue
        ours.push(a)
        least.push(b)
      }
      const [one, other] = [median(ours), median(least)]
      return [
        {
          what: 'with sessions, checks, sealing and all against a bare node:http with a commit each',
          ratio: one / other,
          atLeast: 1.1,
          measured: `${Math.round(one)} against ${Math.round(other)} a second`,
        },
      ]
    } finally {
      await whole.stop()
      await bare.stop()
      await remove()
    }
  },
}

let made = 0

async function perSecond(port: number, tokens: readonly string[]): Promise<number> {
  const start = performance.now()
  const writer = async (token: string) => {
    for (let n = 0; n < PER_ROUND / WRITERS; n += 1) {
      const status = await call({ port, token, path: '/api/journal', body: entryBody() })
      if (status !== 201) throw new Error(`Answered ${status}`)
    }
  }
  await Promise.all(tokens.map(writer))
  return (PER_ROUND / (performance.now() - start)) * 1000
}

/** What the web app sends. */
function entryBody(): string {
  made += 1
  const now = new Date().toISOString()
  return JSON.stringify({
    _id: `temp_${made.toString(16).padStart(24, '0')}`,
    title: 'A day like any other',
    content: 'It was a quiet morning by the river, and I walked for a long time. '.repeat(15),
    prompt: 'What was the morning like?',
    metadata: { wordCount: 225, keywords: ['quiet', 'morning', 'river'] },
    createdAt: now,
    updatedAt: now,
    userId: '',
    localDate: now.slice(0, 10),
    timeZone: 'Europe/Berlin',
    mood: 'calm',
    tags: ['walks'],
    favorite: false,
    hideFromAssistant: false,
  })
}
