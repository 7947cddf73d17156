import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { closureOf, type Node, readLock } from '../release/lock-graph.ts'
import { CannotGoOn } from '../setup/say.mjs'
import { isNeededAtRunTime, isProductFile } from './needed-files.ts'

const SERVER = 'packages/server'
const WEB = 'packages/web/dist'
const BUNDLE = 'packages/server/dist'
/** Large packages that nothing imports from outside of the bundle: not the threads, nor the admin command. */
const IN_BUNDLE = ['@ai-sdk/anthropic', '@ai-sdk/openai-compatible', 'ai', 'stripe', 'web-push']
/** Beside the packages: what the license asks for, and what a container asks for its health. */
const BESIDE = ['package.json', 'LICENSE', 'THIRD-PARTY-NOTICES.txt', 'deploy/health-check.mjs']

interface Options {
  /** Adds the fonts for Chinese, Japanese, Korean and emoji, and the model for searching by meaning. */
  readonly withOptional?: boolean
}

/**
 * Copies what a server needs at run time, and nothing else, from an installed and built working tree
 * to an empty folder.
 */
export function assemble(root: string, target: string, { withOptional = false }: Options = {}) {
  requireEmpty(target)
  if (!existsSync(join(root, WEB, 'index.html')))
    throw new CannotGoOn(`${WEB} is missing: the web app isn’t built.`)
  if (!existsSync(join(root, BUNDLE, 'main.js')))
    throw new CannotGoOn(`${BUNDLE} is missing: the server isn’t bundled.`)
  const lock = readLock(root)
  const optional = Object.keys(lock[SERVER]?.optionalDependencies ?? {})
  const left = withOptional ? IN_BUNDLE : [...IN_BUNDLE, ...optional]
  for (const node of closureOf(lock, [SERVER], left)) {
    if (node.path.includes('node_modules/')) copyDependency(root, target, node)
    else copyWorkspace(root, target, node)
  }
  for (const built of [WEB, BUNDLE])
    cpSync(join(root, built), join(target, built), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    })
  for (const file of BESIDE) cpSync(join(root, file), join(target, file))
  linkWeights(target)
}

/** Browsers get some of the weights that the server itself reads: they take their room once. */
function linkWeights(target: string): void {
  const [own = [], built = []] = ['packages/core/src/**/*.bin', `${WEB}/assets/*.bin`].map(
    (pattern) => globSync(pattern, { cwd: target }).map((file) => join(target, file)),
  )
  for (const file of built) {
    const twin = own.find((other) => areSame(file, other))
    if (!twin) continue
    rmSync(file)
    symlinkSync(relative(dirname(file), twin), file)
  }
}

const areSame = (one: string, other: string) =>
  statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))

function requireEmpty(target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CannotGoOn(`${target} isn’t empty. Name a new or an empty folder.`)
}

function copyDependency(root: string, target: string, { path, locked }: Node): void {
  const from = join(root, path)
  if (!existsSync(from)) {
    // npm leaves out what is for other platforms.
    if (locked.os || locked.cpu) return
    throw new CannotGoOn(`${path} is missing. Run npm ci and try again.`)
  }
  // A package may be linked into place.
  const real = realpathSync(from)
  cpSync(real, join(target, path), {
    recursive: true,
    // Packages nested in it that are needed too have a place of their own in the lock file.
    filter: (file) =>
      file === real || (basename(file) !== 'node_modules' && isNeededAtRunTime(file)),
  })
}

function copyWorkspace(root: string, target: string, { path, name }: Node): void {
  const from = join(root, path)
  cpSync(join(from, 'package.json'), join(target, path, 'package.json'))
  cpSync(join(from, 'src'), join(target, path, 'src'), {
    recursive: true,
    filter: (file) => isProductFile(relative(from, file)),
  })
  const link = join(target, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), join(target, path)), link)
}
