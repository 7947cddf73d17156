import { Readable } from 'node:stream'

/** An event on its way to the client: a name, and what its data says as JSON. */
export interface StreamEvent {
  readonly event: string
  readonly data: unknown
}

export const EVENT_STREAM = 'text/event-stream; charset=utf-8'

/** A client takes 10 s of silence for the end, and a model may think for longer than that. */
const HEARTBEAT_MS = 4_000
const BEAT = ': \n\n'

/** Whether the caller would rather see the answer as it comes. */
export function wantsEvents(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/event-stream') ?? false
}

/**
 * The bytes of a stream of events. A comment goes first, so that the client knows at once that it
 * was heard, and again whenever nothing else goes. What is thrown becomes the last event.
 */
export function eventStream(
  events: AsyncIterable<StreamEvent>,
  lastWords: (error: unknown) => StreamEvent,
  beatEvery = HEARTBEAT_MS,
): Readable {
  return Readable.from(frameEvents(events, lastWords, beatEvery), { objectMode: false })
}

async function* frameEvents(
  events: AsyncIterable<StreamEvent>,
  lastWords: (error: unknown) => StreamEvent,
  beatEvery: number,
): AsyncGenerator<string> {
  const coming = events[Symbol.asyncIterator]()
  try {
    yield BEAT
    for (;;) {
      const next = coming.next()
      while (await isLate(next, beatEvery)) yield BEAT
      const { done, value } = await next
      if (done) return
      yield frame(value)
    }
  } catch (error) {
    yield frame(lastWords(error))
  } finally {
    await coming.return?.()
  }
}

function frame({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

async function isLate(next: Promise<unknown>, after: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<true>()
  const timer = setTimeout(resolve, after, true)
  const came = next.then(
    () => false,
    () => false,
  )
  const isLater = await Promise.race([came, late])
  clearTimeout(timer)
  return isLater
}
