/** The ids of docs/rules.md, in its order. */
export function ruleIds(rulesText: string): string[] {
  return [...rulesText.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map((match) => String(match[1]))
}

/** Where a rule shows, as the last column of docs/rules.md says. */
export function marksOf(rulesText: string): { id: string; marks: string[] }[] {
  const rows = rulesText.matchAll(/^\| ([A-Z]+-\d+) \|.*\|([^|]*)\|$/gm)
  return Array.from(rows, ([, id = '', marks = '']) => ({ id, marks: marks.trim().split(', ') }))
}

/** Ids that a title names; only those of known areas, so that 'UTF-16' is none. */
export function idsIn(title: string, areas: ReadonlySet<string>): string[] {
  const looksLikeId = /\b([A-Z]+)-\d+\b/g
  return [...title.matchAll(looksLikeId)]
    .filter(([, area]) => areas.has(String(area)))
    .map(([id]) => id)
}

export function areasOf(ids: readonly string[]): Set<string> {
  return new Set(ids.map((id) => id.replace(/-\d+$/, '')))
}

/** The file of rules without a test: one id a line; lines that begin with # are for the reader. */
export function readNotCovered(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

export function writeNotCovered(ids: readonly string[]): string {
  const head = [
    '# Rules of docs/rules.md that no test title names yet. Made by `npm run generate`.',
    '# This list only shrinks: a rule leaves it when a test proves it, and never returns.',
  ]
  return `${[...head, ...ids].join('\n')}\n`
}
