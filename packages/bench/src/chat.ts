import { loadAnalyser } from '@daywell/core/analysis'
import { replyTo } from '@daywell/core/companion'
import { defaultPreferences } from '@daywell/core/preferences'
import { startModelServer } from '@daywell/stand-ins/model-server'
import type { Benchmark, Figure } from './benchmark.ts'
import { call, freshFolder, median, startProcess } from './sync/client.ts'
import { worked } from './sync/loop.ts'
import { openSeed } from './sync/seed.ts'

const PEOPLE = 20
const ENTRIES = 30
const ROUNDS = 5
const SENTENCES =
  'Work was heavy today, and I argued with Anna about the move. I felt anxious all afternoon. Later we walked along the river and it got a little better. '
const MESSAGE = 'I am still anxious about the move, and tired of talking about it.'
const contentOf = (n: number) => `Day ${n}. ${SENTENCES.repeat(8)}`

/** Twenty people chat at once; saves of other people must stay as fast as before. */
export const chat: Benchmark = {
  name: `The event loop while ${PEOPLE} people chat at once`,
  async run() {
    const { dataDir, remove } = await freshFolder()
    const model = await startModelServer({ says: SENTENCES.repeat(6) })
    const tokens = await people(dataDir)
    try {
      const streamed = await stalls(dataDir, tokens, model.url)
      const builtin = await stalls(dataDir, tokens)
      return [besideLists(streamed), besideTheLoop(builtin.chats, await onTheLoop())]
    } finally {
      await model.stop()
      await remove()
    }
  },
}

async function people(dataDir: string): Promise<string[]> {
  const seed = await openSeed(dataDir)
  const tokens: string[] = []
  for (let n = 0; n < PEOPLE; n += 1) {
    const { userId, token } = await seed.person(`person-${n}`)
    await seed.entries(userId, ENTRIES, contentOf)
    tokens.push(token)
  }
  await seed.close()
  return tokens
}

/** The longest block of the event loop, while all clients list entries and while all chat. */
async function stalls(dataDir: string, tokens: readonly string[], ...model: string[]) {
  const server = await startProcess(new URL('./chat-server.ts', import.meta.url), dataDir, ...model)
  const { port } = server
  const longest = async (act: (token: string) => Promise<number>) => {
    await Promise.all(tokens.map(act))
    const seen: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.ask('watch')
      const statuses = await Promise.all(tokens.map(act))
      if (statuses.some((status) => status !== 200)) throw new Error(`Answered ${statuses}`)
      seen.push((await server.ask<{ stall: number }>('seen')).stall)
    }
    return median(seen)
  }
  const body = JSON.stringify({ message: MESSAGE, interactionLevel: 'involved' })
  const headers = { accept: 'text/event-stream' }
  const lists = await longest((token) => call({ port, token, path: '/api/journal' }))
  const chats = await longest((token) =>
    call({ port, token, path: '/api/ai/insights', body, headers }),
  )
  await server.stop()
  return { lists, chats }
}

/** What one reply takes where it is worked out. */
async function onTheLoop(): Promise<number> {
  const analyser = await loadAnalyser()
  const earlier = Array.from({ length: ENTRIES }, (_, n) => ({
    id: `${n}`,
    localDate: '2026-11-01',
    text: contentOf(n),
  }))
  const asked = { message: MESSAGE, level: 'involved', today: '2026-11-15', seed: 1 } as const
  const preferences = defaultPreferences()
  const times = Array.from({ length: ROUNDS }, () => {
    const before = worked()
    replyTo({ ...asked, conversation: [], preferences, earlier }, analyser)
    return worked() - before
  })
  return median(times)
}

function besideLists({ lists, chats }: { lists: number; chats: number }): Figure {
  const what =
    'longest turn while all list their entries against longest turn while a model streams to all'
  return { what, atLeast: 0.3, ...against(lists, chats) }
}

function besideTheLoop(chats: number, inline: number): Figure {
  const what =
    'one built-in reply on the loop against the longest turn while threads work out all of them'
  return { what, atLeast: 2, ...against(inline, chats) }
}

function against(ms: number, otherMs: number): Pick<Figure, 'ratio' | 'measured'> {
  return { ratio: ms / otherMs, measured: `${ms.toFixed(1)} ms against ${otherMs.toFixed(1)} ms` }
}
