/** The part of Vite's manifest that we read: what was built from what, and what it loads. */
interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** The files that a browser must have before the journal can be typed in. */
export function firstBundle(manifest: Manifest): { scripts: string[]; styles: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const journal = Object.keys(manifest).filter((key) => JOURNAL_PAGE.test(key))
  if (entries.length === 0) throw new Error('The web app’s manifest names no entry')
  if (journal.length !== 1) {
    throw new Error(`The manifest should name one page of the journal, not ${journal.length}`)
  }
  const needed = withImports(manifest, [...entries, ...journal])
  const chunks = [...needed].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: unique(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    styles: unique(chunks.flatMap(({ css }) => css ?? [])),
  }
}

const JOURNAL_PAGE = /^src\/features\/journal\/[^/]*screen\.tsx$/

function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const needed = new Set<string>()
  const visit = (key: string): void => {
    if (needed.has(key)) return
    needed.add(key)
    for (const other of manifest[key]?.imports ?? []) visit(other)
  }
  for (const key of keys) visit(key)
  return needed
}

const unique = (files: readonly string[]) => [...new Set(files)].sort()
