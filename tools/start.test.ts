import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot, root } from './setup/paths.mjs'
import { chosen } from './suite/main.ts'

const clone = mkdtempSync(join(tmpdir(), 'daywell-clone-'))

/** What a stranger gets: every file that git knows or would take, and nothing that was made here. */
beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of new Set(listed.toString().split('\0').filter(Boolean))) {
    cpSync(inRoot(file), join(clone, file))
  }
})

afterAll(() => rm(clone, { recursive: true, force: true }))

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
    // The packages were fetched for these tests already.
    npm_config_prefer_offline: 'true',
  }
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
  it('RUN-01 installs, builds and serves on a fresh clone with no other step', async () => {
    const { code, progress } = await npmStart(async (address) => {
      const health = await fetch(`${address}/api/health`)
      expect(await health.json()).toEqual({ status: 'ok' })
      const home = await fetch(address)
      expect(await home.text()).toContain('<title>Daywell: a private journal')
      const screen = await fetch(`${address}/login`)
      expect(await screen.text()).toContain('<script type="module"')
    })
    expect(progress).toMatch(/Installing[\s\S]*Building/)
    expect(code).toBe(0)
  })

  it('RUN-02 builds what is stale and leaves what is fresh alone', async () => {
    const built = page()
    // Touched, and still the same.
    utimesSync(join(clone, 'packages/web/src/main.tsx'), 1, 1)
    const again = await npmStart()
    expect(again.progress).not.toMatch(/Installing|Building/)
    expect(page()).toBe(built)

    // Next to nothing, so that it is built in a moment.
    const changed = `import '#styles/index.css'\ndocument.title = 'changed since'\n`
    writeFileSync(join(clone, 'packages/web/src/main.tsx'), changed)
    const stale = await npmStart(async (address) => {
      const screen = await (await fetch(`${address}/login`)).text()
      const script = /<script type="module"[^>]* src="([^"]+)"/.exec(screen)?.[1]
      expect(await (await fetch(`${address}${script}`)).text()).toContain('changed since')
    })
    expect(stale.progress).toContain('Building')
    expect(page()).toBeGreaterThan(built)
  })
})

describe('npm test', { timeout: 300_000 }, () => {
  it('RUN-04 installs what it needs on a fresh clone, and runs everything unless told otherwise', async () => {
    const everything = chosen([]).map(({ name }) => name)
    expect(everything).toEqual(expect.arrayContaining(['postgres', 'chromium', 'unit', 'e2e']))

    const args = ['test', '--silent', '--', '--only=purity,postgres,chromium']
    const npm = spawn('npm', args, { cwd: clone, env: strangersEnvironment(), stdio: 'pipe' })
    const said: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      npm[name].on('data', (chunk) => {
        said[name] += chunk
      })
    }
    const [code] = await once(npm, 'close')
    expect(said.stderr).toContain('Installing the dependencies (to run and to test)')
    expect(said.stdout).toMatch(/ok .*PostgreSQL[\s\S]*ok .*browser[\s\S]*\n0 passed, 0 failed\n$/)
    expect(code).toBe(0)
  })
})
