/** The origin of a zip file or a folder. */
export type Source = 'day-one' | 'journey' | 'markdown'

const JOURNEY = /(?:^|\/)\d{12,13}-[0-9a-z]+\.json$/i
const MARKDOWN = /\.(?:md|markdown|mdown|txt)$/i
const JSON_FILE = /\.json$/i
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/

/** Whether a file of a zip or a folder contains entries of its source. */
export function isEntryFile(source: Source, path: string): boolean {
  if (HIDDEN.test(path)) return false
  return (source === 'markdown' ? MARKDOWN : JSON_FILE).test(path)
}

/** Detects the origin of a zip or a folder by its file names; undefined if unknown. */
export function sourceOf(paths: readonly string[]): Source | undefined {
  const seen = paths.filter((path) => !HIDDEN.test(path))
  if (seen.some((path) => JOURNEY.test(path))) return 'journey'
  if (seen.some((path) => MARKDOWN.test(path))) return 'markdown'
  return seen.some((path) => JSON_FILE.test(path)) ? 'day-one' : undefined
}
