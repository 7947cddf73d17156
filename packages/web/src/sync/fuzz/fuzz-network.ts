import type { Asked, FuzzServer } from './fuzz-server.ts'

export type Fate = 'arrives' | 'lost' | 'answer-lost' | 'twice' | 'late' | 'failing'

/** Between the devices and the server: whatever can go wrong on the way, by a given fate. */
export function fuzzNetwork(server: FuzzServer, fateOf: () => Fate) {
  const late: Asked[] = []
  let flying = 0

  const deliver = async (asked: Asked, fate: Fate): Promise<Response> => {
    if (fate === 'late') late.push(asked)
    if (fate === 'lost' || fate === 'late') throw new TypeError('Failed to fetch')
    if (fate === 'failing') return new Response('{}', { status: 503 })
    const first = await server.ask(asked)
    const { status, text } = fate === 'twice' ? await server.ask(asked) : first
    if (fate === 'answer-lost') throw new TypeError('Failed to fetch')
    return new Response(status === 204 ? null : text, { status })
  }

  return {
    /** `meanwhile` runs after the server has answered and before the answer is there. */
    fetchFor(isOnline: () => boolean, meanwhile: () => Promise<void>): typeof fetch {
      return async (input, init) => {
        const request = new Request(input, init)
        const fate = isOnline() ? fateOf() : 'lost'
        flying += 1
        try {
          const { pathname } = new URL(request.url)
          const headers = Object.fromEntries(request.headers)
          const asked = {
            method: request.method,
            url: pathname,
            headers,
            body: await request.text(),
          }
          const answer = await deliver(asked, fate)
          await meanwhile()
          return answer
        } finally {
          flying -= 1
        }
      }
    },
    /** Requests that everybody has given up arrive after all. */
    async deliverLate(count: number) {
      for (const asked of late.splice(0, count)) await server.ask(asked)
    },
    isQuiet: () => flying === 0,
  }
}

/** Waits until no answer is on its way and none that came is still being taken in. */
export async function settle(isQuiet: () => boolean): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = isQuiet() ? quiet + 1 : 0) {
    await new Promise((next) => setImmediate(next))
  }
}
