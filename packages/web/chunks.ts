import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const MAIN = `${ROOT}src/main.tsx`

/** They name far more than the first page needs. */
const BARRELS = /core\/src\/[^/]+\/index\.ts$|lucide-react\.mjs$/

/**
 * Small things that the journal needs and later pages share. The bundler would give each a file of
 * its own.
 */
const SHARED = [
  /lucide-react\/dist\/esm\/icons\/(?:check|chevron-down|circle-alert|circle-exclamation-point|laptop|panel-left|plus)\./,
  /core\/src\/(?:journal\/(?:ids|limits|naming|words)|preferences\/(?:defaults|ranges)|account\/writing-time)\./,
  /core\/src\/(?:input\/storable|time\/zone|sync\/merge)\./,
  /web\/src\/kit\/(?:observable\/(?:emitter|use-observable)|texts\/dates|ui\/(?:class-names|field\/is-composing|text\/visually-hidden|surface\/paper))\./,
  /web\/src\/services\/(?:journal\/when-open|preferences\/page-look)\./,
  /web\/src\/device\/local-store\/(?:drafts\/(?:drafts|rescued-drafts)|entries\/mirror|local-keys|text-storage)\./,
  /web\/src\/features\/journal\/editor\/(?:model\/(?:draft|measures|page-state|page-text)|saving\/(?:person-drafts|save-page))\./,
]

/** Styles that later pages share: the first bundle lists the files of styles of each page. */
const LATER_STYLES =
  /web\/src\/(?:kit\/ui\/(?:choice|dialog|field|toasts|feedback\/(?:banner|empty-state|progress|skeleton)|surface\/page-section|text\/kbd)|panels\/(?:leaving|recovery|safety|paywall\/(?:benefit-list|upgrade-teaser)))[^?]*\.module\.css/

/** One file compresses better than several, so what every page loads is in one. */
export function chunkGroups(): Groups {
  let imported: ReadonlySet<string> | undefined
  return [
    {
      name: 'later',
      test: LATER_STYLES,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'first',
      name(id, modules) {
        imported ??= importedBy(MAIN, (one) => modules.getModuleInfo(one)?.importedIds ?? [])
        const isFirst = imported.has(id) || SHARED.some((one) => one.test(id))
        return isFirst && id !== MAIN ? 'first' : null
      },
    },
  ]
}

function importedBy(start: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id) || BARRELS.test(id)) return
    found.add(id)
    for (const other of importsOf(id)) visit(other)
  }
  visit(start)
  return found
}

/** Without the numbers that Vite adds, which hardly compress. */
export function scopedClassName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(ROOT, file)).digest('hex').slice(0, 5)
  return `${name}_${hash}`
}
