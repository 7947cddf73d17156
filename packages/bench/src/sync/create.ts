import type { Benchmark, Figure } from '#benchmark.ts'
import { call, freshFolder, hangUp, median, startProcess } from './client.ts'
import { openSeed } from './seed.ts'

const WRITERS = 50
const PER_ROUND = 1500
const ROUNDS = 7
const WARM_UP = 2

export const syncCreate: Benchmark = {
  name: `Entries created by ${WRITERS} writers on SQLite`,
  async run() {
    const { dataDir, remove } = await freshFolder()
    const seed = await openSeed(dataDir)
    const people = []
    for (let n = 0; n < WRITERS; n += 1) people.push(await seed.person(`writer-${n}`))
    await seed.close()
    const tokens = people.map(({ token }) => token)
    const bare = await startProcess(new URL('./bare-server.ts', import.meta.url), dataDir)
    const whole = await startProcess(new URL('./server.ts', import.meta.url), dataDir)
    try {
      return [figure(await measure(whole.port, bare.port, tokens))]
    } finally {
      await whole.stop()
      await bare.stop()
      await remove()
    }
  },
}

interface Round {
  readonly ours: number
  readonly bare: number
}

/** They take turns, and which goes first too, so that they share whatever else the machine does. */
async function measure(whole: number, bare: number, tokens: readonly string[]): Promise<Round[]> {
  const rounds: Round[] = []
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const first = await perSecond(n % 2 === 0 ? whole : bare, tokens)
    const second = await perSecond(n % 2 === 0 ? bare : whole, tokens)
    const [ours, theirs] = n % 2 === 0 ? [first, second] : [second, first]
    if (n >= WARM_UP) rounds.push({ ours, bare: theirs })
  }
  return rounds
}

function figure(rounds: readonly Round[]): Figure {
  const ours = Math.round(median(rounds.map(({ ours }) => ours)))
  const bare = Math.round(median(rounds.map(({ bare }) => bare)))
  return {
    what: 'with sessions, checks, sealing and all against a bare node:http with a commit each',
    ratio: median(rounds.map(({ ours, bare }) => ours / bare)),
    atLeast: 1.1,
    measured: `${ours} against ${bare} a second`,
  }
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
  const took = performance.now() - start
  hangUp()
  return (PER_ROUND / took) * 1000
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
