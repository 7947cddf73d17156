import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/** Inside the repository, since a folder for temporary files may be memory, which has no sync. */
const cache = fileURLToPath(new URL('../../../../.cache/', import.meta.url))

export async function freshFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  await mkdir(cache, { recursive: true })
  const dataDir = await mkdtemp(`${cache}bench-`)
  return { dataDir, remove: () => rm(dataDir, { recursive: true }) }
}

/** A server in a process of its own. */
export async function startProcess(script: URL, dataDir: string, ...more: string[]) {
  const child = fork(fileURLToPath(script), [dataDir, ...more], {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    // Logging costs time and isn't read here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { port } = (await answer(child)) as { port: number }
  return {
    port,
    async ask<T>(question: string, about?: string): Promise<T> {
      child.send({ ask: question, about })
      return (await answer(child)) as T
    },
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

async function answer(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message')
  return message.answer
}

let agent = newAgent()

function newAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 100 })
}

/** Ends all connections: one that has been idle for long may be closed by its server any moment. */
export function hangUp(): void {
  agent.destroy()
  agent = newAgent()
}

interface Call {
  readonly port: number
  readonly token: string
  readonly path: string
  readonly body?: string
  readonly headers?: Record<string, string>
}

/** Makes a call and takes what comes, without keeping more of it than is asked for. */
export async function call(
  { port, token, path, body, headers }: Call,
  take: (chunk: Buffer) => void = () => {},
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...headers,
    },
  })
  outgoing.on('response', resolve).on('error', reject).end(body)
  const incoming = await promise
  for await (const chunk of incoming) take(chunk)
  return incoming.statusCode ?? 0
}

export async function callJson<T>(asked: Call): Promise<T> {
  const chunks: Buffer[] = []
  const status = await call(asked, (chunk) => chunks.push(chunk))
  const text = Buffer.concat(chunks).toString()
  if (status >= 300) throw new Error(`${asked.path}: ${status} ${text}`)
  return JSON.parse(text)
}

type Device = Pick<Call, 'port' | 'token'>

/** A page of what a device gets that has all until `since`, or nothing. */
export function syncPage({ port, token }: Device, since?: string) {
  return callJson<{ entries: unknown[]; syncedAt: string; more?: boolean }>({
    port,
    token,
    path: '/api/journal/sync',
    body: '{"entries":[]}',
    ...(since && { headers: { 'last-sync': since } }),
  })
}

/** Syncs a device that has nothing, and counts the entries that it gets. */
export async function syncAll(device: Device): Promise<number> {
  let got = 0
  let since: string | undefined
  do {
    const page = await syncPage(device, since)
    got += page.entries.length
    since = page.more ? page.syncedAt : undefined
  } while (since)
  return got
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
