import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { root } from '../setup/paths.mjs'
import { aTree } from '../testing/a-tree.ts'
import { checkAdvisories } from './advisories-main.ts'
import { closureOf, type Lock, readLock } from './lock-graph.ts'
import { noticesOf } from './notices.ts'
import { sbomOf } from './sbom.ts'
import { shippedPackages } from './shipped.ts'

/** Licenses under which a package can be part of a work under AGPL-3.0-only. */
const COMPATIBLE =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|OFL-1\.1|MIT AND OFL-1\.1|\(AFL-2\.1 OR BSD-3-Clause\))$/

const lock: Lock = {
  '': {},
  'packages/server': { dependencies: { a: '1' }, optionalDependencies: { font: '1' } },
  'packages/web': { dependencies: { vite: '1' } },
  'node_modules/server': { link: true, resolved: 'packages/server' },
  'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
  'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC', integrity: 'sha512-AAEC' },
  'node_modules/b': { version: '1.0.0', license: 'MIT' },
  'node_modules/font': { version: '1.0.0', license: 'OFL-1.1', os: ['linux'] },
  'node_modules/vite': { version: '1.0.0', license: 'MIT', dependencies: { b: '1' } },
}

describe('what a release holds', () => {
  it('PKG-10 follows the lock file as Node does, without the tools that build it', () => {
    const names = shippedPackages(lock).map(({ path }) => path)
    expect(names).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/font'])
    const without = closureOf(lock, ['packages/server'], ['font']).map(({ name }) => name)
    expect(without).toEqual(['a', 'b', 'server'])
  })

  it('PKG-10 is in the bill of materials with version, license, hash and needs', () => {
    const { components, dependencies } = sbomOf(lock, '1.2.3')
    expect(components.map(({ purl }) => purl)).toEqual(
      ['a@1.0.0', 'b@2.0.0', 'font@1.0.0'].map((name) => `pkg:npm/${name}`),
    )
    expect(components[1]).toMatchObject({
      licenses: [{ license: { id: 'ISC' } }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    })
    const needs = dependencies.find(({ ref }) => ref === 'pkg:npm/a@1.0.0')
    expect(needs?.dependsOn).toEqual(['pkg:npm/b@2.0.0'])
  })

  it('PKG-10 has its license text in the notices, the same on every platform', () => {
    const tree = aTree({
      'node_modules/a/LICENSE': 'Do as you like.\r\n',
      'node_modules/a/node_modules/b/license.md': 'Do as you like.',
    })
    const text = noticesOf(tree, lock)
    expect(text).toContain('a 1.0.0 (MIT)\nb 2.0.0 (ISC)\n\nDo as you like.')
    expect(text).toContain('font 1.0.0 (OFL-1.1)')
  })

  it('PKG-11 is under licenses that fit ours', () => {
    const others = shippedPackages(readLock(root)).filter(
      ({ locked }) => !COMPATIBLE.test(locked.license ?? ''),
    )
    expect(others.map(({ name, locked }) => `${name}: ${locked.license}`)).toEqual([])
  })
})

it('PKG-13 the workflow runs the two commands, and templates and updates are valid YAML', () => {
  const read = (path: string) => parse(readFileSync(join(root, path), 'utf8'))
  const { jobs } = read('.github/workflows/ci.yml')
  const commands = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) =>
    steps.map(({ run = '' }) => run),
  )
  expect(commands).toContain('npm test')
  expect(commands.some((run) => run.startsWith('npm start'))).toBe(true)
  const ecosystems = read('.github/dependabot.yml').updates.map(
    (update: Record<string, string>) => update['package-ecosystem'],
  )
  expect(ecosystems).toEqual(['npm', 'docker', 'docker-compose', 'github-actions'])
  for (const file of globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }))
    expect(read(file)).toBeTypeOf('object')
})

describe('the advisory check', () => {
  const project = () => {
    const said: string[] = []
    const folder = aTree({ 'package-lock.json': JSON.stringify({ packages: lock }) })
    const check = (options: object = {}) =>
      checkAdvisories({ root: folder, print: (line) => void said.push(line), ...options })
    return { folder, check, said: () => said.join('\n') }
  }
  const advisory = (range: string) => ({
    title: 'Reads too much',
    severity: 'high',
    url: 'https://example.org/1',
    vulnerable_versions: range,
  })

  /** A registry that knows these advisories. */
  async function registry(status: number, advisories: object): Promise<string> {
    const server = createServer((_, answer) => {
      answer.writeHead(status, { 'content-type': 'application/json' })
      answer.end(JSON.stringify(advisories))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  it('PKG-12 says that it could not run, without a snapshot and with a registry that has none', async () => {
    const { folder, check, said } = project()
    expect(await check()).toBe(2)
    const update = await registry(405, {})
    expect(await check({ update })).toBe(2)
    expect(said()).toContain('The advisory check could not run. There’s no docs/advisories.json.')
    expect(said()).toContain('The registry answered 405')
    expect(existsSync(join(folder, 'docs/advisories.json'))).toBe(false)
  })

  it('PKG-12 takes a snapshot, and finds by it alone which versions are concerned', async () => {
    const { folder, check, said } = project()
    const known = {
      b: [advisory('>=2.0.0 <2.0.5')],
      vite: [advisory('*')],
      a: [advisory('<1.0.0')],
    }
    const update = await registry(200, known)
    const docs = join(folder, 'docs/advisories.json')
    const now = new Date('2026-11-17T12:00:00Z')
    expect(await check({ update, now })).toBe(1)
    expect(await check()).toBe(1)
    expect(said()).toContain('In the product: b 2.0.0 (high): Reads too much.')
    expect(said()).toContain('In the tools: vite 1.0.0')
    expect(said()).toContain('1 in the product and 1 in the tools, as known on 2026-11-17.')
    expect(said()).not.toContain('product: a 1.0.0')
    expect(readFileSync(docs, 'utf8')).not.toContain('127.0.0.1')
  })

  it('PKG-12 names packages that the snapshot doesn’t know, and doesn’t call them safe', async () => {
    const { folder, check, said } = project()
    const update = await registry(200, {})
    expect(await check({ update })).toBe(0)
    const later = { ...lock, 'node_modules/c': { version: '1.0.0' } }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: later }))
    expect(await check()).toBe(2)
    expect(said()).toMatch(/Not checked, because they were added after .*: c\./)
  })
})
