import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { root } from './paths.mjs'
import { CannotGoOn, say } from './say.mjs'

/** All that the built web app is made of. */
const SOURCES = ['packages/web', 'packages/core', 'package-lock.json', 'tsconfig.json']
const NOT_SOURCES = /(^|\/)(node_modules|dist|testing|\.[^/]+)$|\.test\.tsx?$/
const RESULT = 'packages/web/dist/index.html'

/**
 * Builds the web app when what it is made of has changed since it was built last.
 * @returns {Promise<boolean>} whether it was built
 */
export async function ensureBuilt(folder = root) {
  const files = SOURCES.flatMap((source) => filesUnder(folder, source))
  const stamp = readStamp(folder)
  const times = hashOf(files, (file) => timeAndSize(join(folder, file)))
  if (stamp?.times === times) return false

  // A checkout changes times without changing a letter: only the words themselves ask for a build.
  const words = hashOf(files, (file) => readFileSync(join(folder, file)))
  const stale = stamp?.words !== words
  if (stale) await build(folder)
  writeStamp(folder, { times, words })
  return stale
}

async function build(/** @type {string} */ folder) {
  say('Building the web app…')
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runQuietly(process.execPath, [vite, 'build'], {
    cwd: join(folder, 'packages/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    say(output)
    throw new CannotGoOn('Couldn’t build the web app. See the error above.')
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

const stampFile = (/** @type {string} */ folder) => join(folder, '.cache/web-build.json')

/** @returns {{ times: string, words: string } | undefined} */
function readStamp(/** @type {string} */ folder) {
  if (!existsSync(join(folder, RESULT))) return undefined
  try {
    return JSON.parse(readFileSync(stampFile(folder), 'utf8'))
  } catch {
    return undefined
  }
}

function writeStamp(
  /** @type {string} */ folder,
  /** @type {{ times: string, words: string }} */ stamp,
) {
  mkdirSync(dirname(stampFile(folder)), { recursive: true })
  writeFileSync(stampFile(folder), JSON.stringify(stamp))
}
