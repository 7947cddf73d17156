import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { root } from './paths.mjs'
import { CannotGoOn, say } from './say.mjs'

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} what in sentences
 * @property {string} folder
 * @property {readonly string[]} args
 * @property {readonly string[]} sources all that it is made of
 * @property {string} result
 */

const SHARED = ['packages/core', 'package-lock.json', 'tsconfig.json']

/** @type {Build} */
const WEB = {
  name: 'web',
  what: 'the web app',
  folder: 'packages/web',
  args: [],
  sources: ['packages/web', ...SHARED],
  result: 'packages/web/dist/index.html',
}

/** @type {Build} */
const SERVER = {
  name: 'server',
  what: 'the server',
  folder: 'packages/server',
  args: ['--config', 'bundle.config.ts'],
  sources: ['packages/server', 'packages/stripe-sandbox', ...SHARED],
  result: 'packages/server/dist/main.js',
}

const NOT_SOURCES = /(^|\/)(node_modules|dist|testing|\.[^/]+)$|\.test\.tsx?$/

/**
 * Builds the web app when what it is made of has changed since it was built last.
 * @returns {Promise<boolean>} whether it was built
 */
export const ensureBuilt = (folder = root) => ensure(WEB, folder)

/** The same for the bundle of the server, which starts in a third of the time. */
export const ensureServerBuilt = (folder = root) => ensure(SERVER, folder)

/**
 * @param {Build} which
 * @param {string} folder
 */
async function ensure(which, folder) {
  const files = which.sources.flatMap((source) => filesUnder(folder, source))
  const stamp = readStamp(which, folder)
  const times = hashOf(files, (file) => timeAndSize(join(folder, file)))
  if (stamp?.times === times) return false

  // A checkout changes times without changing a letter: only the words themselves ask for a build.
  const words = hashOf(files, (file) => readFileSync(join(folder, file)))
  const stale = stamp?.words !== words
  if (stale) {
    // What is left of a build that was interrupted must not count as built.
    rmSync(stampFile(which, folder), { force: true })
    await build(which, folder)
  }
  writeStamp(which, folder, { times, words })
  return stale
}

/**
 * @param {Build} which
 * @param {string} folder
 */
async function build({ what, folder: place, args }, folder) {
  say(`Building ${what}…`)
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runQuietly(process.execPath, [vite, 'build', ...args], {
    cwd: join(folder, place),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    say(output)
    throw new CannotGoOn(`Couldn’t build ${what}. See the error above.`)
  }
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(folder, path) {
  if (NOT_SOURCES.test(path)) return []
  if (!statSync(join(folder, path)).isDirectory()) return [path]
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const inside = `${path}/${entry.name}`
    if (NOT_SOURCES.test(inside)) return []
    return entry.isDirectory() ? filesUnder(folder, inside) : [inside]
  })
}

/**
 * @param {readonly string[]} files
 * @param {(file: string) => string | Buffer} part
 */
function hashOf(files, part) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(`\n${file}\n`).update(part(file))
  return hash.digest('hex')
}

function timeAndSize(/** @type {string} */ file) {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

/**
 * @param {Build} which
 * @param {string} folder
 */
const stampFile = ({ name }, folder) => join(folder, `.cache/${name}-build.json`)

/**
 * @param {Build} which
 * @param {string} folder
 * @returns {{ times: string, words: string } | undefined}
 */
function readStamp(which, folder) {
  if (!existsSync(join(folder, which.result))) return undefined
  try {
    return JSON.parse(readFileSync(stampFile(which, folder), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {Build} which
 * @param {string} folder
 * @param {{ times: string, words: string }} stamp
 */
function writeStamp(which, folder, stamp) {
  const file = stampFile(which, folder)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(stamp))
}
