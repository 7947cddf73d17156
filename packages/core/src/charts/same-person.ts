import { namesAlone } from '#analysis/index.ts'
import { type ChartEntry, type ChartTheme, headOf } from './chart-entry.ts'

const WHO = 'who:'

/**
 * Somebody is one theme, however entries put it. That a word is a name cannot be told where it
 * stands alone at the beginning of a sentence, or in small letters; that it is the name of somebody
 * whom another entry names can.
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
