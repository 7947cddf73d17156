import { satisfies } from 'semver'
import type { Lock } from './lock-graph.ts'
import { shippedPackages } from './shipped.ts'

/** As the npm registry answers `npm audit`, less what isn't used. */
interface Advisory {
  readonly title: string
  readonly severity: string
  readonly url: string
  readonly vulnerable_versions: string
}

/** What the registry knew at one time about the packages it was asked for. */
export interface Snapshot {
  readonly takenAt: string
  readonly asked: readonly string[]
  readonly advisories: Readonly<Record<string, readonly Advisory[]>>
}

export interface Findings {
  /** Sentences about packages that a release holds. */
  readonly shipped: readonly string[]
  /** Sentences about packages that only building and testing need. */
  readonly toolsOnly: readonly string[]
  /** Packages that the snapshot says nothing about, because they were added later. */
  readonly unknown: readonly string[]
}

/** Names and versions of everything in the lock file. */
export function lockedVersions(lock: Lock): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [path, { version, link }] of Object.entries(lock)) {
    const cut = path.lastIndexOf('node_modules/')
    if (cut < 0 || link || !version) continue
    const name = path.slice(cut + 'node_modules/'.length)
    found.set(name, (found.get(name) ?? new Set()).add(version))
  }
  return found
}

/** Compares the lock file with a snapshot. Needs no network. */
export function findAdvisories(lock: Lock, snapshot: Snapshot): Findings {
  const shippedNames = new Set(shippedPackages(lock).map(({ name }) => name))
  const found = { shipped: [] as string[], toolsOnly: [] as string[] }
  const versions = lockedVersions(lock)
  for (const [name, advisories] of Object.entries(snapshot.advisories)) {
    const into = shippedNames.has(name) ? found.shipped : found.toolsOnly
    for (const { title, severity, url, vulnerable_versions: range } of advisories) {
      const hit = [...(versions.get(name) ?? [])].filter((version) => satisfies(version, range))
      if (hit.length > 0) into.push(`${name} ${hit.join(', ')} (${severity}): ${title}. ${url}`)
    }
  }
  const asked = new Set(snapshot.asked)
  return { ...found, unknown: [...versions.keys()].filter((name) => !asked.has(name)) }
}
