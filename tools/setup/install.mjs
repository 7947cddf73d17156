import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { root } from './paths.mjs'
import { CannotGoOn, say } from './say.mjs'

/**
 * What the dependencies are needed for: to run the product, or to work on it as well.
 * @typedef {'run' | 'all'} Scope
 * @typedef {{ lock: string, scope: Scope }} Stamp
 */

/**
 * Installs the dependencies when the lock file is not the one that was installed last.
 * @param {Scope} scope
 * @param {string} [folder]
 */
export async function ensureInstalled(scope, folder = root) {
  const lock = fingerprint(folder)
  const installed = readStamp(folder)
  if (installed?.lock === lock && (installed.scope === 'all' || installed.scope === scope)) return
  if (isInstalledByHand(folder)) return writeStamp(folder, { lock, scope: 'all' })

  say(`Installing the dependencies (${scope === 'run' ? 'to run' : 'to run and to test'}) …`)
  const { program, args } = npm()
  const what = installed?.lock === lock ? addTheRest(folder) : ['ci']
  const which = scope === 'run' ? '--omit=dev' : '--include=dev'
  const all = [...args, ...what, which, '--no-audit', '--no-fund']
  const { code, output } = await runQuietly(program, all, { cwd: folder })
  if (code !== 0) {
    say(output)
    throw new CannotGoOn(
      'The dependencies could not be installed; npm says why above. ' +
        'Check that this machine reaches the npm registry and has disk space, then try again.',
    )
  }
  writeStamp(folder, { lock, scope })
}

/**
 * What is needed to run lies there as the lock file has it, so only what is needed to test is added,
 * which takes half as long. Interrupted, it is not taken for installed, and all begins anew.
 */
function addTheRest(/** @type {string} */ folder) {
  rmSync(stampFile(folder))
  return ['install', '--no-save']
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
    const wanted = packagesIn(join(folder, 'package-lock.json'))
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

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
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
