import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { inRoot } from './paths.mjs'

const SCRIPT = `
  const { startPostgres } = await import(process.argv[1])
  const { url, stop } = await startPostgres()
  console.log(url)
  process.stdin.once('data', stop).once('data', () => process.stdin.destroy())`

/** Starts a cluster in a process of its own, as `npm test` does. */
async function startCluster() {
  const { TEST_DATABASE_URL: _, ...env } = process.env
  const args = ['--input-type=module', '-e', SCRIPT, inRoot('tools/setup/postgres.mjs')]
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'ignore'] })
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, port: Number(new URL(url).port) }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

it('stops its cluster when it is told to', { timeout: 60_000 }, async () => {
  const { child, port } = await startCluster()
  expect(await answers(port)).toBe(true)
  child.stdin.write('stop')
  await once(child, 'exit')
  expect(await answers(port)).toBe(false)
})

it('leaves no cluster behind even when it is killed', { timeout: 60_000 }, async () => {
  const { child, port } = await startCluster()
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(false)
})
