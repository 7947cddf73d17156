import { setTimeout as delay } from 'node:timers/promises'

/** What a client gives up after, and how long it waits before it tries again. */
const GIVE_UP_MS = 120_000
const CALL_MS = 30_000
const PAUSE_MS = 100

export type Balancer = ReturnType<typeof openBalancer>

interface Call {
  readonly token?: string
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

interface Answered {
  readonly status: number
  readonly text: string
}

/**
 * Sends calls to the processes by turns, as a load balancer does, and retries as a device does:
 * after a broken connection and after a status of 500 or more.
 */
export function openBalancer() {
  const ports: number[] = []
  let turn = 0
  const counts = { answers: 0, retries: 0 }

  async function once({ token, method, path, body }: Call): Promise<Answered> {
    const port = ports[turn++ % ports.length]
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        'time-zone': 'UTC',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_MS),
    })
    return { status: answer.status, text: await answer.text() }
  }

  return {
    counts,
    once,
    anyPort: () => ports[0] as number,
    add: (port: number) => void ports.push(port),
    remove: (port: number) => void ports.splice(ports.indexOf(port), 1),
    async call<T>(call: Call): Promise<T> {
      const deadline = performance.now() + GIVE_UP_MS
      for (;;) {
        const answer = await once(call).catch((error: unknown) => ({
          status: 599,
          text: String(error),
        }))
        if (answer.status < 300) {
          counts.answers += 1
          return (answer.text ? JSON.parse(answer.text) : undefined) as T
        }
        if (answer.status < 500 || performance.now() > deadline)
          throw new Error(`${call.method} ${call.path}: ${answer.status} ${answer.text}`)
        counts.retries += 1
        await delay(PAUSE_MS)
      }
    },
  }
}
