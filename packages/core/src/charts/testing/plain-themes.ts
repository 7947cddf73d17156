import { namesAlone } from '#analysis/index.ts'
import { type ChartEntry, type ChartTheme, headOf } from '../chart-entry.ts'

/** The common themes, counted step by step as they are defined: slower, and easier to check. */
export function plainThemes(entries: readonly ChartEntry[], most: number, least: number) {
  const named = merged(entries)
  const heads = new Set(named.flatMap(({ themes }) => themes.map(({ key }) => headOf(key))))
  return [...heads]
    .map((head) => themeOf(head, named))
    .filter((theme) => theme.entries.length >= least)
    .sort((a, b) => b.entries.length - a.entries.length || (a.key < b.key ? -1 : 1))
    .slice(0, most)
}

const nameIn = ({ key }: ChartTheme) => (key.startsWith('who:') ? [key.slice(4)] : [])

/** Whatever begins with a person's name is about that person. */
function merged(entries: readonly ChartEntry[]) {
  const names = namesAlone(
    entries.map(({ themes }) => ({
      names: themes.flatMap(nameIn),
      heads: themes.map(({ key }) => headOf(key)),
    })),
  )
  const all = entries.flatMap(({ themes }) => themes)
  const first = (name: string) => all.find(({ key }) => key === `who:${name}`)
  const personOf = (theme: ChartTheme) => {
    const head = headOf(theme.key)
    return (names.has(head) && first(head)) || theme
  }
  return entries.map((entry) => ({ entry, themes: entry.themes.map(personOf) }))
}

function themeOf(head: string, all: ReturnType<typeof merged>) {
  const ofHead = (themes: readonly ChartTheme[]) => themes.filter(({ key }) => headOf(key) === head)
  const themes = all.flatMap((one) => ofHead(one.themes))
  const keys = themes.map(({ key }) => key)
  const key = keys.includes(head) ? head : commonest(keys)
  const says = (wide: string) => key.split(' ').every((word) => wide.split(' ').includes(word))
  const covering = all.filter((one) => ofHead(one.themes).some((theme) => says(theme.key)))
  const phrases = themes.filter((theme) => theme.key === key).map(({ phrase }) => phrase)
  return { key, phrase: commonest(phrases), entries: covering.map(({ entry }) => entry) }
}

function commonest(words: readonly string[]): string {
  const times = (word: string) => words.filter((other) => other === word).length
  return words.toSorted((a, b) => times(b) - times(a) || (a < b ? -1 : 1))[0] ?? ''
}
