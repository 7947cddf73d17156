import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkDependencies } from './proof/faults/scratch-copy.ts'
import { inRoot, root } from './setup/paths.mjs'

const home = inRoot('.cache/started')
const clone = join(home, 'main')

/** What a stranger gets: every file that git knows or would take, and nothing that was made here. */
beforeAll(() => {
  rmSync(home, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of new Set(listed.toString().split('\0').filter(Boolean))) {
    cpSync(inRoot(file), join(clone, file))
  }
  // To install is tested in tools/setup, and from nothing by `npm run proof -- clone`.
  linkDependencies(root, clone)
  writePage('as it was')
})

afterAll(() => rm(home, { recursive: true, force: true }))

/** The stranger's shell: no Node of ours on the path, nothing of the npm that runs these tests. */
function strangersEnvironment(): NodeJS.ProcessEnv {
  const path = process.env.PATH?.split(':').filter((folder) => !folder.includes('node_modules'))
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_(cache|registry)$)|VITEST|NODE_|TEST$)/.test(name),
  )
  return {
    ...Object.fromEntries(own),
    PATH: path?.join(':'),
    PORT: '0',
    DATA_DIR: join(clone, 'data'),
  }
}

/** Next to nothing, so that it is built in a moment; the whole app is built by `npm test` itself. */
function writePage(title: string): void {
  const code = `import '#kit/styles/index.css'\ndocument.title = '${title}'\n`
  writeFileSync(join(clone, 'packages/web/src/main.tsx'), code)
}

/** Runs `npm start` until it is ready, does something with it, stops it by a signal. */
async function npmStart(use: (address: string) => Promise<void> = async () => {}) {
  const env = strangersEnvironment()
  const npm = spawn('npm', ['start', '--silent'], { cwd: clone, env, stdio: 'pipe' })
  const ended = once(npm, 'exit')
  let progress = ''
  npm.stderr.on('data', (chunk) => {
    progress += chunk
  })
  const ready = once(createInterface({ input: npm.stdout }), 'line')
  const [first] = await Promise.race([ready, ended.then(() => [progress])])
  expect(first).toMatch(/^Daywell is ready at http:/)
  try {
    await use(String(first).replace('Daywell is ready at ', ''))
  } finally {
    npm.kill('SIGTERM')
  }
  const [code] = await ended
  return { code, progress }
}

const page = () => statSync(join(clone, 'packages/web/dist/index.html')).mtimeMs

describe('npm start', { timeout: 300_000 }, () => {
  it('RUN-01 builds and serves on a fresh clone with no other step', async () => {
    const { code, progress } = await npmStart(async (address) => {
      const health = await fetch(`${address}/api/health`)
      expect(await health.json()).toEqual({ status: 'ok' })
      const home = await fetch(address)
      expect(await home.text()).toContain('<title>Daywell: a private journal')
      const screen = await fetch(`${address}/login`)
      expect(await screen.text()).toContain('<script type="module"')
    })
    expect(progress).toContain('Building')
    expect(code).toBe(0)
  })

  it('RUN-02 builds what is stale and leaves what is fresh alone', async () => {
    const built = page()
    // Touched, and still the same.
    utimesSync(join(clone, 'packages/web/src/main.tsx'), 1, 1)
    const again = await npmStart()
    expect(again.progress).not.toMatch(/Installing|Building/)
    expect(page()).toBe(built)

    writePage('changed since')
    const stale = await npmStart(async (address) => {
      const screen = await (await fetch(`${address}/login`)).text()
      const script = /<script type="module"[^>]* src="([^"]+)"/.exec(screen)?.[1]
      expect(await (await fetch(`${address}${script}`)).text()).toContain('changed since')
    })
    expect(stale.progress).toContain('Building')
    expect(page()).toBeGreaterThan(built)
  })
})
