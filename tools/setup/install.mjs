import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { root } from './paths.mjs'
import { needsBundledNode } from './runtime.mjs'
import { CannotGoOn, say } from './say.mjs'

/**
 * What the dependencies are needed for: to run the product, or to work on it as well.
 * @typedef {'run' | 'all'} Scope
 * @typedef {{ lock: string, scope: Scope }} Stamp
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedVersion
 * @typedef {LockedVersion & { link?: boolean, resolved?: string }} LockedPackage
 */

/** The workspace whose optional dependencies are Node itself, one package for each platform. */
const RUNTIME = 'tools/runtime'

/**
 * Installs the dependencies when the lock file has changed since the last install.
 * @param {Scope} scope
 * @param {string} [folder]
 * @param {boolean} [withNode]
 */
export async function ensureInstalled(scope, folder = root, withNode = needsBundledNode()) {
  const lock = fingerprint(folder)
  const stamp = readStamp(folder)
  const installed = stamp?.lock === lock ? stamp.scope : undefined
  const hasNode = !withNode || !bringsNode(folder) || existsSync(nodeLink(folder))
  if (hasNode && (installed === 'all' || installed === scope)) return
  if (hasNode && isInstalledByHand(folder)) return writeStamp(folder, { lock, scope: 'all' })

  say(`Installing dependencies (${scope === 'run' ? 'to run' : 'to run and test'})…`)
  const { program, args } = npm()
  // Where only Node is missing, what an earlier install brought for testing stays.
  const wanted = installed === 'all' ? 'all' : scope
  const options = [
    ...(installed ? addTheRest(folder) : ['ci']),
    wanted === 'run' ? '--omit=dev' : '--include=dev',
    ...(withNode ? [] : allButRuntime(folder)),
  ]
  const all = [...args, ...options, '--no-audit', '--no-fund']
  const { code, output } = await runQuietly(program, all, { cwd: folder })
  if (code !== 0) {
    say(output)
    throw new CannotGoOn(
      'Couldn’t install the dependencies. See npm’s error above. ' +
        'Check that this machine can reach the npm registry and has disk space, then try again.',
    )
  }
  writeStamp(folder, { lock, scope: wanted })
}

/**
 * An incremental install takes half as long as `npm ci`, where only the tools for testing or Node are
 * missing. Without the stamp, an interrupted one isn't taken for installed.
 */
function addTheRest(/** @type {string} */ folder) {
  rmSync(stampFile(folder))
  return ['install', '--no-save']
}

const nodeLink = (/** @type {string} */ folder) => join(folder, 'node_modules/.bin/node')

const bringsNode = (/** @type {string} */ folder) => RUNTIME in lockedPackages(folder)

/**
 * A machine with a recent Node downloads no other, and its own stays the first on npm's path.
 * `--omit=optional` would leave out the native parts of the build tools, too.
 */
function allButRuntime(/** @type {string} */ folder) {
  if (!bringsNode(folder)) return []
  const others = Object.values(lockedPackages(folder)).flatMap(({ link, resolved }) =>
    link && resolved && resolved !== RUNTIME ? ['--workspace', resolved] : [],
  )
  return [...others, '--include-workspace-root']
}

/** The platform belongs to it: a node_modules copied from another machine does not run here. */
function fingerprint(/** @type {string} */ folder) {
  return createHash('sha256')
    .update(`${process.platform}-${process.arch}\n`)
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
}

/** In node_modules, so that it goes when `npm ci` begins and is missing if that is interrupted. */
const stampFile = (/** @type {string} */ folder) =>
  join(folder, 'node_modules', '.daywell-install.json')

/** @returns {Stamp | undefined} */
function readStamp(/** @type {string} */ folder) {
  try {
    return JSON.parse(readFileSync(stampFile(folder), 'utf8'))
  } catch {
    return undefined
  }
}

function writeStamp(/** @type {string} */ folder, /** @type {Stamp} */ stamp) {
  writeFileSync(stampFile(folder), JSON.stringify(stamp))
}

/** After `npm install` by hand, npm's own record of node_modules holds all that the lock file does. */
function isInstalledByHand(/** @type {string} */ folder) {
  try {
    const wanted = lockedPackages(folder)
    const there = packagesIn(join(folder, 'node_modules/.package-lock.json'))
    return Object.entries(wanted)
      .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
      .every(([path, { version, integrity }]) => {
        const found = there[path]
        return found && found.version === version && found.integrity === integrity
      })
  } catch {
    return false
  }
}

const lockedPackages = (/** @type {string} */ folder) =>
  packagesIn(join(folder, 'package-lock.json'))

/** @returns {Record<string, LockedPackage>} */
function packagesIn(/** @type {string} */ lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/** The npm that called us, else the one on the path. */
function npm() {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? { program: process.execPath, args: [cli] }
    : { program: 'npm', args: [] }
}
