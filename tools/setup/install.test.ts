import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aTree, write } from '../testing/a-tree.ts'
import { ensureInstalled } from './install.mjs'

const lockFile = (name: string) =>
  JSON.stringify({ name, lockfileVersion: 3, packages: { '': { name, version: '1.0.0' } } })

/** A package without dependencies, which npm installs in a moment and without a network. */
function aPackage(): string {
  return aTree({
    'package.json': JSON.stringify({ name: 'a', version: '1.0.0' }),
    'package-lock.json': lockFile('a'),
  })
}

/** A workspace with a native part, and one that brings Node, both as optional dependencies. */
function aPackageWithNode(): string {
  const server = { name: 'server', optionalDependencies: { native: 'file:../../native' } }
  const runtime = { name: 'runtime', optionalDependencies: { 'a-node': 'file:../../a-node' } }
  const workspaces = ['packages/*', 'tools/runtime']
  return aTree({
    'package.json': JSON.stringify({ name: 'a', workspaces }),
    'packages/server/package.json': JSON.stringify(server),
    'tools/runtime/package.json': JSON.stringify(runtime),
    'native/package.json': JSON.stringify({ name: 'native', version: '1.0.0' }),
    'a-node/package.json': JSON.stringify({ name: 'a-node', version: '1.0.0', bin: { node: 'x' } }),
    'a-node/x': '',
    'node_modules/.keep': '',
    'package-lock.json': JSON.stringify({
      name: 'a',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'a', workspaces },
        'packages/server': server,
        'tools/runtime': runtime,
        native: { version: '1.0.0', optional: true },
        'a-node': { version: '1.0.0', optional: true, bin: { node: 'x' } },
        'node_modules/server': { resolved: 'packages/server', link: true },
        'node_modules/runtime': { resolved: 'tools/runtime', link: true },
        'node_modules/native': { resolved: 'native', link: true },
        'node_modules/a-node': { resolved: 'a-node', link: true },
      },
    }),
  })
}

const stampOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'node_modules/.daywell-install.json'), 'utf8'))

/**
 * `npm ci` begins by removing node_modules, so a file left there tells whether it ran. It's hidden,
 * because `npm install` would remove any other as an unknown package.
 */
const leaveTrace = (folder: string) => write(folder, 'node_modules/.trace', '')
const ranSince = (folder: string) => !existsSync(join(folder, 'node_modules/.trace'))

describe('installing the dependencies', { timeout: 60_000 }, () => {
  it('RUN-01 happens once, and again when the lock file changes', async () => {
    const folder = aPackage()
    write(folder, 'node_modules/.keep', '')
    await ensureInstalled('all', folder)
    leaveTrace(folder)
    await ensureInstalled('all', folder)
    expect(ranSince(folder)).toBe(false)

    write(folder, 'package-lock.json', `${lockFile('a')}\n`)
    write(folder, 'node_modules/.package-lock.json', 'not npm’s own record')
    await ensureInstalled('all', folder)
    expect(ranSince(folder)).toBe(true)
  })

  it('takes a full install for enough to run, but not the other way round', async () => {
    const folder = aPackage()
    write(folder, 'node_modules/.keep', '')
    await ensureInstalled('run', folder)
    expect(stampOf(folder).scope).toBe('run')
    await ensureInstalled('all', folder)
    expect(stampOf(folder).scope).toBe('all')
    leaveTrace(folder)
    await ensureInstalled('run', folder)
    expect(ranSince(folder)).toBe(false)
  })

  it('adds what is needed to test to what is needed to run, and leaves the lock file alone', async () => {
    const folder = aTree({
      'package.json': JSON.stringify({ name: 'a', devDependencies: { b: 'file:b' } }),
      'b/package.json': JSON.stringify({ name: 'b', version: '1.0.0' }),
      'package-lock.json': JSON.stringify({
        name: 'a',
        lockfileVersion: 3,
        requires: true,
        packages: {
          '': { name: 'a', devDependencies: { b: 'file:b' } },
          b: { version: '1.0.0', dev: true },
          'node_modules/b': { resolved: 'b', link: true },
        },
      }),
      'node_modules/.keep': '',
    })
    const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
    const hasB = () => existsSync(join(folder, 'node_modules/b/package.json'))
    await ensureInstalled('run', folder)
    expect(hasB()).toBe(false)
    leaveTrace(folder)
    await ensureInstalled('all', folder)
    expect([hasB(), ranSince(folder), stampOf(folder).scope]).toEqual([true, false, 'all'])
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock)
  })

  it('RUN-01 leaves Node out where the machine has a recent one, and adds it where it has not', async () => {
    const folder = aPackageWithNode()
    const linked = () => existsSync(join(folder, 'node_modules/.bin/node'))
    await ensureInstalled('all', folder, false)
    expect(linked()).toBe(false)
    expect(existsSync(join(folder, 'node_modules/native/package.json'))).toBe(true)
    leaveTrace(folder)
    await ensureInstalled('run', folder, false)
    await ensureInstalled('all', folder, false)
    expect([linked(), ranSince(folder)]).toEqual([false, false])

    await ensureInstalled('run', folder, true)
    expect([linked(), ranSince(folder), stampOf(folder).scope]).toEqual([true, false, 'all'])
    await ensureInstalled('run', folder, true)
    expect(linked()).toBe(true)
  })

  it('takes what npm install has put there by hand', async () => {
    const folder = aPackage()
    write(folder, 'node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
    leaveTrace(folder)
    await ensureInstalled('all', folder)
    expect(ranSince(folder)).toBe(false)
  })

  it('says in a sentence that it failed, and does not take that for installed', async () => {
    const folder = aPackage()
    write(folder, 'package.json', JSON.stringify({ name: 'a', dependencies: { b: '1.0.0' } }))
    await expect(ensureInstalled('all', folder)).rejects.toThrow(
      'Couldn’t install the dependencies',
    )
    expect(existsSync(join(folder, 'node_modules/.daywell-install.json'))).toBe(false)
  })
})
