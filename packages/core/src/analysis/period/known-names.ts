import type { Analysis, Person } from '../analysis.ts'
import { namesAlone } from '../names/name-alone.ts'

/**
 * Adds names that one entry alone doesn't reveal, but another one does: in `Johan was late` the
 * capital proves nothing.
 */
export function withKnownNames<T extends { readonly analysis: Analysis }>(
  entries: readonly T[],
): T[] {
  const names = namesAlone(
    entries.map(({ analysis: { people, themes } }) => ({
      names: people.map(({ key }) => key),
      heads: themes.map(headOf),
    })),
  )
  const people = entries.flatMap(({ analysis }) => analysis.people)
  const known = new Map(people.filter(({ key }) => names.has(key)).map((one) => [one.key, one]))
  return entries.map((entry) => ({ ...entry, analysis: addNames(entry.analysis, known) }))
}

const headOf = ({ key }: { readonly key: string }) => key.replace(/ .*/, '')

function addNames(analysis: Analysis, known: ReadonlyMap<string, Person>): Analysis {
  const isPerson = (theme: { readonly key: string }) => known.has(headOf(theme))
  const spoken = analysis.themes.filter(isPerson)
  if (spoken.length === 0) return analysis
  const byName = new Map(analysis.people.map((person) => [person.key, person]))
  for (const theme of spoken) {
    const person = byName.get(headOf(theme))
    const sentences = [...new Set([...(person?.sentences ?? []), ...theme.sentences])]
    const whole = person ?? known.get(headOf(theme))
    if (whole) byName.set(whole.key, { ...whole, sentences: sentences.sort((a, b) => a - b) })
  }
  return {
    ...analysis,
    themes: analysis.themes.filter((theme) => !isPerson(theme)),
    people: [...byName.values()],
  }
}
