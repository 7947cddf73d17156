/** The ids of docs/rules.md, in its order. */
export function ruleIds(rulesText: string): string[] {
  return [...rulesText.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map((match) => String(match[1]))
}

/** The rules of which docs/rules.md says that they show in a browser. */
export function browserRuleIds(rulesText: string): Set<string> {
  const rows = rulesText.matchAll(/^\| ([A-Z]+-\d+) \|.*\|([^|]*)\|$/gm)
  return new Set([...rows].flatMap(([, id, how]) => (how?.includes('browser') ? [String(id)] : [])))
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
    '# It only shrinks: a rule leaves when a test proves it, and does not come back.',
  ]
  return `${[...head, ...ids].join('\n')}\n`
}
