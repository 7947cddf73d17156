import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { peopleOf, type SignedIn } from '#fixtures/people.ts'
import { startServer } from '#fixtures/server.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Something that answers at an address until it is stopped. */
export interface Source {
  readonly address: string
  /** Who the screens of members belong to. */
  readonly member?: SignedIn
  stop(): Promise<void>
}

/** The built product on a data folder of its own, which goes with it. */
export async function startProduct(): Promise<Source> {
  const server = await startServer()
  const member = await peopleOf(server).signIn()
  return { address: server.origin, member, stop: () => server.stop() }
}

/** The development server of the web app, which alone has the kit. */
export async function startKit(): Promise<Source> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const port = String(await freePort())
  const args = [vite, join(ROOT, 'packages/web'), '--host', '127.0.0.1', '--port', port]
  const env = { ...process.env, NO_COLOR: '1' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await ready(child)
  return { address: `http://127.0.0.1:${port}`, stop: () => end(child) }
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The output of the development server is not piped.')
  for await (const line of createInterface({ input: stdout })) {
    if (!line.includes('http://')) continue
    // The rest isn't read, and a full pipe would block the server.
    stdout.resume()
    return
  }
  throw new Error('The development server ended before it was ready.')
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
