import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aTree, write } from '../testing/a-tree.ts'
import { ensureBuilt, ensureServerBuilt } from './build.mjs'
import { inRoot } from './paths.mjs'

/** As much of a web app as can be built. */
function aWebApp(): string {
  const folder = aTree({
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'packages/web/index.html': '<script type="module" src="/src/main.ts"></script>',
    'packages/web/src/main.ts': `import { a } from '../../core/src/a/index.ts'\nconsole.log(a)`,
    'packages/core/src/a/index.ts': `export const a = 'one'`,
  })
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'))
  return folder
}

const builtFiles = (folder: string) => readdirSync(join(folder, 'packages/web/dist/assets'))

describe('building the web app', { timeout: 60_000 }, () => {
  it('happens once, and again when a source of web or core changes', async () => {
    const folder = aWebApp()
    expect(await ensureBuilt(folder)).toBe(true)
    expect(await ensureBuilt(folder)).toBe(false)
    const before = builtFiles(folder)
    write(folder, 'packages/core/src/a/index.ts', `export const a = 'two'`)
    expect(await ensureBuilt(folder)).toBe(true)
    expect(builtFiles(folder)).not.toEqual(before)
    rmSync(join(folder, 'packages/web/dist'), { recursive: true })
    expect(await ensureBuilt(folder)).toBe(true)
  })

  it('does not happen for a changed time, a test or a file of another package', async () => {
    const folder = aWebApp()
    await ensureBuilt(folder)
    const built = statSync(join(folder, 'packages/web/dist/index.html')).mtimeMs
    utimesSync(join(folder, 'packages/web/src/main.ts'), 1, 1)
    write(folder, 'packages/web/src/main.test.ts', 'x')
    write(folder, 'packages/server/src/main.ts', 'x')
    expect(await ensureBuilt(folder)).toBe(false)
    expect(statSync(join(folder, 'packages/web/dist/index.html')).mtimeMs).toBe(built)
  })

  it('says in a sentence that it failed, and tries again the next time', async () => {
    const folder = aWebApp()
    write(folder, 'packages/web/src/main.ts', 'const = ;')
    await expect(ensureBuilt(folder)).rejects.toThrow('Couldn’t build the web app')
    await expect(ensureBuilt(folder)).rejects.toThrow('Couldn’t build the web app')
  })
})

it('PERF-43 the bundle of the server is made anew when a source of it changes', async () => {
  const folder = aWebApp()
  const config = `export default { build: { ssr: 'src/main.ts' }, logLevel: 'error' }`
  write(folder, 'packages/server/bundle.config.ts', config)
  write(folder, 'packages/server/package.json', '{"type":"module"}')
  write(folder, 'packages/server/src/main.ts', `console.log('one')`)
  write(folder, 'packages/stripe-sandbox/src/index.ts', '')
  const bundle = () => readFileSync(join(folder, 'packages/server/dist/main.js'), 'utf8')
  expect(await ensureServerBuilt(folder)).toBe(true)
  expect([await ensureServerBuilt(folder), bundle()]).toEqual([false, expect.stringMatching('one')])
  write(folder, 'packages/server/src/main.ts', `console.log('two')`)
  expect([await ensureServerBuilt(folder), bundle()]).toEqual([true, expect.stringMatching('two')])
}, 60_000)
