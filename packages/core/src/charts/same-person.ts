import { namesAlone } from '#analysis/index.ts'
import { type ChartEntry, type ChartTheme, headOf } from './chart-entry.ts'

const WHO = 'who:'

/**
 * Merges spellings of a person into one theme. At the beginning of a sentence, or in lower case, a
 * word can't be recognized as a name on its own, but it can be matched with a name that another
 * entry has.
 */
export function byPerson(entries: readonly ChartEntry[]): (theme: ChartTheme) => ChartTheme {
  const names = namesAlone(
    entries.map(({ themes }) => ({
      names: themes.flatMap(({ key }) => (key.startsWith(WHO) ? [key.slice(WHO.length)] : [])),
      heads: themes.map(({ key }) => headOf(key)),
    })),
  )
  const known = new Map<string, ChartTheme>()
  for (const { themes } of entries)
    for (const theme of themes) {
      const name = theme.key.startsWith(WHO) ? theme.key.slice(WHO.length) : ''
      if (names.has(name) && !known.has(name)) known.set(name, theme)
    }
  // `johan on the way home` is about him, too.
  return (theme) => known.get(headOf(theme.key)) ?? theme
}
