import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdtempSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ensureBuilt, ensureServerBuilt } from '../setup/build.mjs'
import { root } from '../setup/paths.mjs'
import { freePort, userToRunAs } from '../setup/postgres.mjs'
import { aTree } from '../testing/a-tree.ts'
import { assemble } from './assemble.ts'
import { isNeededAtRunTime, isProductFile } from './needed-files.ts'
import { megabytesOf } from './size.ts'

/** 350 MB, less Node (127) and slim Debian (about 80). */
const MAX_MB = 140
/** What slim Debian brings for its own programs. */
const SYSTEM_LIBRARIES =
  /^(?:linux-vdso|ld-linux-[\w-]+|lib(?:c|m|dl|rt|pthread|gcc_s|stdc\+\+))\.so/

const home = mkdtempSync(join(tmpdir(), 'daywell-assembled-'))
const folder = join(home, 'daywell')
/** A copy, since other users may not enter the folder of the clone. */
const node = join(home, 'node')
const listed = () =>
  globSync('**/*', { cwd: folder, exclude: ['node_modules/@daywell/*/**'] }).sort()

beforeAll(async () => {
  chmodSync(home, 0o755)
  await ensureBuilt()
  await ensureServerBuilt()
  assemble(root, folder)
  copyFileSync(process.execPath, node)
}, 600_000)

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', home])
  rmSync(home, { recursive: true })
})

it('PKG-04 holds the packages of production and the web app, and no test', () => {
  const files = listed()
  expect(files).toContain('packages/web/dist/index.html')
  expect(files).toContain('node_modules/@daywell/core')
  for (const name of ['fastify', 'better-sqlite3', 'pg', '@node-rs/argon2'])
    expect(files).toContain(`node_modules/${name}/package.json`)
  expect(files).toContain('packages/server/dist/main.js')
  for (const name of ['vitest', 'typescript', 'vite', 'react', 'stripe', '@embedpdf/fonts-jp'])
    expect(files).not.toContain(`node_modules/${name}`)
  expect(
    files.filter((file) => /\.test\.ts$|^packages\/.*\/testing$|^packages\/web\/src/.test(file)),
  ).toEqual([])
})

it('PKG-06 is small enough for the image, and needs no library that slim Debian lacks', () => {
  expect(megabytesOf(folder)).toBeLessThan(MAX_MB)
  const native = globSync('**/*.node', { cwd: folder }).map((file) => join(folder, file))
  expect(native.length).toBeGreaterThanOrEqual(3)
  if (process.platform !== 'linux') return
  const needed = [process.execPath, ...native].flatMap((file) =>
    execFileSync('ldd', [file], { encoding: 'utf8' }).split('\n'),
  )
  const names = needed.map((line) =>
    line
      .trim()
      .split(/[\s/]+/)
      .find((word) => /\.so/.test(word)),
  )
  const others = names.filter((name) => name && !SYSTEM_LIBRARIES.test(name))
  expect(others).toEqual([])
})

it('PKG-04 refuses a folder with something in it, and a tree without a built web app', () => {
  expect(() => assemble(root, folder)).toThrow('isn’t empty')
  const source = aTree({ 'package-lock.json': '{"packages":{}}' })
  expect(() => assemble(source, join(source, 'to'))).toThrow('the web app isn’t built')
})

it('PKG-04 leaves out types, maps and other platforms, and keeps licenses', () => {
  const tree = aTree({
    'a.js': '',
    'a.d.ts': '',
    'a.js.map': '',
    'README.md': '',
    'LICENSE.md': '',
    'prebuilds/linux-x64.node': '',
    'prebuilds/win32-x64.node': '',
  })
  const kept = globSync('**/*', { cwd: tree }).filter((file) =>
    isNeededAtRunTime(join(tree, file), 'linux', 'x64'),
  )
  expect(kept.sort()).toEqual(['LICENSE.md', 'a.js', 'prebuilds', 'prebuilds/linux-x64.node'])
  expect(['src/a.ts', 'src/a.test.ts', 'src/testing'].filter(isProductFile)).toEqual(['src/a.ts'])
})

describe('as another user, from a folder that can’t be written to', { timeout: 120_000 }, () => {
  it('PKG-05 serves health, pages, the API and a report, and writes nothing there', async () => {
    execFileSync('chmod', ['-R', 'a-w', folder])
    const before = listed()
    const { port, stop } = await startAssembled()
    const address = `http://127.0.0.1:${port}`

    const check = [join(folder, 'deploy/health-check.mjs')]
    execFileSync(process.execPath, check, { env: { PORT: String(port) } })
    expect(await (await fetch(address)).text()).toContain('<title>Daywell: a private journal')
    const weights = globSync('packages/web/dist/assets/*.bin', { cwd: folder })
    expect(weights.length).toBeGreaterThanOrEqual(2)
    for (const file of weights) {
      expect(lstatSync(join(folder, file)).isSymbolicLink()).toBe(true)
      const served = await fetch(`${address}/assets/${basename(file)}`)
      expect((await served.arrayBuffer()).byteLength).toBe(statSync(join(folder, file)).size)
    }

    const person = { username: 'ann', displayName: 'Ann', email: 'ann@example.com' }
    const account = await post(`${address}/api/auth/signup`, {
      ...person,
      password: 'a quiet page',
    })
    const { token } = (await account.json()) as { token: string }
    const day = new Date().toISOString().slice(0, 10)
    const entry = { content: 'Walked along the river.', localDate: day }
    expect((await post(`${address}/api/journal`, entry, token)).status).toBeLessThan(300)
    const report = await post(`${address}/api/report/pdf`, { from: day, to: day }, token)
    expect([report.status, report.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await report.text()).slice(0, 5)).toBe('%PDF-')

    expect(await stop()).toBe(0)
    expect(listed()).toEqual(before)
  })

  it('PKG-05 the health check fails where nothing answers', async () => {
    const check = spawn(process.execPath, [join(folder, 'deploy/health-check.mjs')], {
      env: { PORT: String(await freePort()) },
    })
    expect(await once(check, 'exit')).toEqual([1, null])
  })
})

/** As the image starts it, on all addresses and with nothing of this process's environment. */
async function startAssembled() {
  const user = await userToRunAs()
  const dataDir = mkdtempSync(join(tmpdir(), 'daywell-data-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dataDir, user.uid, user.gid)
  const port = await freePort()
  const settings = { HOST: '0.0.0.0', PORT: String(port), DATA_DIR: dataDir, PREMIUM: 'everyone' }
  const child = spawn(node, ['packages/server/dist/main.js'], {
    ...user,
    cwd: folder,
    env: { ...settings, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk) => void errors.push(chunk))
  const ended = once(child, 'exit')
  const first = once(createInterface({ input: child.stdout }), 'line')
  const [line] = await Promise.race([first, ended.then(() => [Buffer.concat(errors).toString()])])
  expect(line).toMatch(/^Daywell is ready at http:/)
  expect(existsSync(join(dataDir, 'daywell.sqlite'))).toBe(true)
  const stop = async () => {
    child.kill('SIGTERM')
    return (await ended)[0]
  }
  return { port, stop }
}

async function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
