import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { inRoot } from './paths.mjs'

/** A child such as npm: it takes its time to stop, and then calls that an error of its own. */
const child = (port: number) => `
  process.on('SIGTERM', () => setTimeout(() => process.exit(1), 50))
  require('node:net').connect(${port}, '127.0.0.1').on('error', () => process.exit(2))
`
const parent = (port: number) => `
  import { runQuietly } from ${JSON.stringify(inRoot('tools/setup/child.mjs'))}
  await runQuietly(process.execPath, ['-e', ${JSON.stringify(child(port))}])
  console.log('took it for a failure')
`

it('a stop reaches the program that runs, and is no failure of it', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const running = spawn(process.execPath, ['--input-type=module', '-e', parent(port)])
  let said = ''
  running.stdout.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(running, 'close')

  // The child holds this line for as long as it lives.
  const [line] = (await once(server, 'connection')) as [Socket]
  onTestFinished(() => void line.destroy())
  line.resume()
  const childIsGone = once(line, 'close')
  running.kill('SIGTERM')
  const [code, signal] = await ended
  expect([code, signal, said]).toEqual([null, 'SIGTERM', ''])
  await childIsGone
})
