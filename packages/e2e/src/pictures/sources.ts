import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Something that answers at an address until it is stopped. */
export interface Source {
  readonly address: string
  stop(): Promise<void>
}

/** The built product on a data folder of its own, which goes with it. */
export async function startProduct(): Promise<Source> {
  const dataDir = await mkdtemp(join(tmpdir(), 'daywell-pictures-'))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '' }
  const child = start([join(ROOT, 'packages/server/src/main.ts')], env)
  const address = await addressIn(child, 'the product')
  return {
    address,
    async stop() {
      await end(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The development server of the web app, which alone has the kit. */
export async function startKit(): Promise<Source> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const port = String(await freePort())
  const web = join(ROOT, 'packages/web')
  const child = start([vite, web, '--host', '127.0.0.1', '--port', port], {
    ...process.env,
    NO_COLOR: '1',
  })
  const address = await addressIn(child, 'the development server')
  return { address, stop: () => end(child) }
}

function start(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function addressIn(child: ChildProcess, name: string): Promise<string> {
  if (!child.stdout) throw new Error('The output of a child process is not piped.')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/[\w.:[\]-]+/.exec(line)?.[0]
    if (address === undefined) continue
    // Nobody reads on; a full pipe would stop the child.
    child.stdout.resume()
    return address
  }
  throw new Error(`The start of ${name} ended without an address.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
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
