import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { answer } from './answer.ts'
import type { Fault } from './fault.ts'
import { allOf, type Dialect, type Heard, type JsonSchema, readHeard } from './heard.ts'

export { allOf, type Fault, type Heard, obeying }

/** Words, or what to make of what was heard. */
type Says = string | ((heard: Heard) => string)

const DIALECTS: Readonly<Record<string, Dialect>> = {
  '/v1/chat/completions': 'openai',
  '/v1/messages': 'anthropic',
}

/**
 * A model provider on this machine that speaks as OpenAI and as Anthropic do. It remembers every
 * call that it got, says what it is told to, and can fail in the ways in which providers fail.
 */
export async function startModelServer({ port = 0, says = 'A quiet answer.' as Says } = {}) {
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  let release = Promise.withResolvers<void>()
  let calls = 0
  let gone = 0
  const floodBytes: number[] = []

  const model = {
    /** What it says from now on; where a schema is asked for, every text in it says this. */
    says,
    /** What it says that a call cost, in tokens. */
    usage: { input: 1, output: 1 },
    /** What goes wrong with every call from now on. */
    fault: undefined as Fault | undefined,
    /** What goes wrong with the next calls, one each, before `fault` counts. */
    next: [] as (Fault | undefined)[],
  }

  const look = () => {
    for (const each of waiting) each()
  }

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    calls += 1
    const fault = model.next.length > 0 ? model.next.shift() : model.fault
    response.once('close', () => {
      if (!response.writableFinished) gone += 1
      look()
    })
    if (fault === 'hang-up') return void request.socket.destroy()
    const dialect = DIALECTS[request.url ?? '']
    const sent = await readText(request)
    if (!dialect || request.method !== 'POST') return void response.writeHead(404).end('{}')
    const given = readHeard(dialect, request.headers, sent)
    heard.push(given)
    look()
    const released = () => release.promise
    await answer(response, {
      heard: given,
      text: wordsFor(model.says, given, fault),
      fault,
      usage: model.usage,
      released,
      flooded: (bytes) => {
        floodBytes.push(bytes)
        look()
      },
    })
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return Object.assign(model, {
    /** For AI_BASE_URL, whichever provider is set. */
    url: `${origin}/v1`,
    /** What it was given, call by call. */
    heard,
    /** How many calls came, those included whose connection was closed at once. */
    calls: () => calls,
    /** How many callers went before their answer was whole, or were cut off. */
    gone: () => gone,
    /** Bytes that each flood sent until its caller hung up. */
    floodBytes,
    /** Lets every answer that is held go on. */
    release(): void {
      release.resolve()
      release = Promise.withResolvers()
    },
    /** Resolves once something is true, which is looked at with each call and its end. */
    async until(isSo: () => boolean): Promise<void> {
      if (isSo()) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const each = () => isSo() && resolve()
      waiting.add(each)
      await promise
      waiting.delete(each)
    },
    async stop(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      release.resolve()
      await closed
    },
  })
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

function wordsFor(says: Says, heard: Heard, fault: Fault | undefined): string {
  const words = typeof says === 'string' ? says : says(heard)
  if (!heard.schema) return words
  return JSON.stringify(fault === 'misfit' ? { misfit: true } : fillSchema(heard.schema, words))
}

/**
 * A model that does what it reads, no matter who wrote it: asked for what it knows, by an entry
 * included, it gives all of it away. Whatever it was not given, it cannot give.
 */
function obeying(heard: Heard): string {
  return `Certainly. This is everything that I have been given.\n${allOf(heard)}`
}

/** The least that fits a JSON schema, with the same text in every place that takes one. */
function fillSchema(schema: JsonSchema, text: string): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ('const' in schema) return schema.const
  const [first] = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]
  if (first) return fillSchema(first, text)
  switch (schema.type) {
    case 'string':
      return text.slice(0, Number(schema.maxLength ?? text.length))
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0)
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
        fillSchema((schema.items ?? {}) as JsonSchema, text),
      )
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
          ([name, part]) => [name, fillSchema(part, text)],
        ),
      )
    default:
      return null
  }
}
