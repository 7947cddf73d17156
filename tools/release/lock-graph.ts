import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package as the lock file describes it. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  /** A workspace: `resolved` is its folder. */
  readonly link?: boolean
  readonly resolved?: string
  /** Only for these platforms. */
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export type Lock = Readonly<Record<string, LockedPackage>>

export interface Node {
  /** Where it's installed, such as `node_modules/a/node_modules/b`, or the folder of a workspace. */
  readonly path: string
  readonly name: string
  readonly locked: LockedPackage
  /** Paths of the packages that it needs at run time. */
  readonly needs: readonly string[]
}

export function readLock(root: string): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
}

/**
 * What these workspaces need at run time, directly or not, themselves included, sorted by path.
 * `without` names packages that are left out together with what only they need.
 */
export function closureOf(
  lock: Lock,
  workspaces: readonly string[],
  without: readonly string[] = [],
): Node[] {
  const found = new Map<string, Node>()
  const visit = (path: string) => {
    if (found.has(path)) return
    const node = nodeAt(lock, path, without)
    found.set(path, node)
    for (const need of node.needs) visit(need)
  }
  for (const workspace of workspaces) visit(workspace)
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

function nodeAt(lock: Lock, path: string, without: readonly string[]): Node {
  const locked = lock[path]
  if (!locked) throw new Error(`package-lock.json has no ${path}. Run npm install.`)
  // npm installs peers, and the lock file holds those that it found.
  const { dependencies, optionalDependencies, peerDependencies } = locked
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const needs = names
    .filter((name) => !without.includes(name))
    .flatMap((name) => resolveFrom(lock, path, name) ?? [])
  return { path, name: nameOf(path, lock), locked, needs: needs.sort() }
}

/** Where Node finds a package: in the nearest node_modules on the way up. */
function resolveFrom(lock: Lock, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = parentOf(folder)) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    const there = lock[candidate]
    if (there) return there.link ? there.resolved : candidate
    if (folder === '') return undefined
  }
}

function parentOf(path: string): string {
  const cut = path.lastIndexOf('/node_modules/')
  return cut < 0 ? '' : path.slice(0, cut)
}

function nameOf(path: string, lock: Lock): string {
  const cut = path.lastIndexOf('node_modules/')
  if (cut >= 0) return path.slice(cut + 'node_modules/'.length)
  const linked = Object.entries(lock).find(([, { link, resolved }]) => link && resolved === path)
  return linked ? linked[0].slice('node_modules/'.length) : path
}
