import type { Dice } from './dice.ts'
import type { FuzzServer } from './fuzz-server.ts'
import { type Asked, noAnswer, type Said } from './server-process.ts'
import { slowAnswers } from './slow-answers.ts'

export type Fate =
  | 'arrives'
  | 'lost'
  | 'answer-lost'
  | 'twice'
  /** Arrives after its timeout. */
  | 'late'
  /** The answer is so slow that others overtake it. */
  | 'slow'
  | 'failing'
  | 'busy'
  | 'server-dies'

interface Way {
  readonly isOnline: () => boolean
  /** Runs after the server has answered and before the answer arrives. */
  readonly meanwhile: () => Promise<void>
  /** Observes requests and answers. */
  readonly watch: (asked: Asked, status: number, text: string) => void
}

/** A faulty network between the devices and the server. */
export function fuzzNetwork(server: FuzzServer, dice: Dice, fateOf: () => Fate) {
  const late: Asked[] = []
  const slow = slowAnswers()
  let flying = 0

  const deliver = async (asked: Asked, fate: Fate, signal: AbortSignal): Promise<Said> => {
    switch (fate) {
      case 'late':
        late.push(asked)
        throw noAnswer()
      case 'lost':
        throw noAnswer()
      case 'failing':
        return { status: 503, text: '{}' }
      case 'busy':
        return { status: 429, text: '{}' }
      case 'server-dies':
        return dieUnder(server, asked, dice)
    }
    const first = await server.ask(asked)
    const answer = fate === 'twice' ? await server.ask(asked) : first
    if (fate === 'answer-lost') throw noAnswer()
    if (fate === 'slow') await slow.hold(signal)
    return answer
  }

  return {
    fetchFor({ isOnline, meanwhile, watch }: Way): typeof fetch {
      return async (input, init) => {
        const fate = isOnline() ? fateOf() : 'lost'
        flying += 1
        try {
          const { body: sent = '' } = init ?? {}
          const asked = askedBy(input, init, sent instanceof Blob ? await sent.bytes() : sent)
          const {
            status,
            text,
            bytes,
            headers: more,
          } = await deliver(asked, fate, init?.signal as AbortSignal)
          await meanwhile()
          watch(asked, status, text)
          const headers = { ...more, ...(status === 429 && { 'retry-after': '7' }) }
          const body = (bytes as Uint8Array<ArrayBuffer> | undefined) ?? text
          return new Response(status === 204 ? null : body, { status, headers })
        } finally {
          flying -= 1
        }
      }
    },
    /** Delivers requests that have already timed out. */
    async deliverLate(count: number) {
      for (const asked of late.splice(0, count)) await server.ask(asked).catch(() => {})
    },
    /** Releases overtaken answers. */
    releaseSlow: (count: number) => slow.release(count, dice.pick),
    isQuiet: () => flying === slow.count(),
  }
}

function askedBy(input: unknown, init: RequestInit | undefined, body: unknown): Asked {
  return {
    method: init?.method ?? 'GET',
    url: new URL(String(input)).pathname,
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: (body as Asked['body'] | null) ?? '',
  }
}

/** Kills the server at a random point of this request: before, during or after the commit. */
async function dieUnder(server: FuzzServer, asked: Asked, dice: Dice): Promise<never> {
  server.ask(asked).catch(() => {})
  for (let turns = dice.below(5); turns > 0; turns -= 1) await new Promise(setImmediate)
  for (let steps = dice.below(300); steps > 0; steps -= 1) await undefined
  await server.crash()
  throw noAnswer()
}

/** Waits until no answer is pending or still being applied. */
export async function settle(isQuiet: () => boolean): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = isQuiet() ? quiet + 1 : 0) {
    await new Promise((next) => setImmediate(next))
  }
}
