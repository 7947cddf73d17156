import { readFileSync } from 'node:fs'

export interface Situation {
  readonly id: string
  readonly family: string
  readonly tone: 'bad-news' | 'hard' | 'mixed' | 'plain' | 'good'
  readonly question_ok: boolean
}

const all = JSON.parse(
  readFileSync(new URL('situations.json', import.meta.url), 'utf8'),
) as Situation[]

export const situations: ReadonlyMap<string, Situation> = new Map(all.map((one) => [one.id, one]))

/** The situations that a reply is for: one, those of a family, or those of a tone. */
export function situationsFor(named: string): Situation[] {
  const [kind, name] = named.split('/')
  if (name === undefined) return all.filter(({ id }) => id === named)
  return all.filter(({ family, tone }) => (kind === 'family' ? family : tone) === name)
}
