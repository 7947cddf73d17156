import { isForeign, type Matter } from '../reading/matters.ts'
import type { Page } from '../reading/pages.ts'
import { type Arc, arcOf } from './arc.ts'
import { lowerCaseNames } from './lower-case-names.ts'
import { statedPatterns } from './stated-patterns.ts'
import type { Statement, Told } from './statements.ts'
import { weightyMatters } from './weighty.ts'

/** A period as its writer tells it. */
export interface Story {
  readonly told: readonly Told[]
  readonly arc: Arc
  /** What the writer states as a pattern. */
  readonly patterns: readonly Statement[]
  /** The people and things that weigh, the weightiest first. */
  readonly matters: readonly Matter[]
}

/** Reads a period for its story. */
export function storyOf(
  pages: readonly Page[],
  told: readonly Told[],
  matters: readonly Matter[],
): Story {
  const patterns = statedPatterns(told)
  const arc = arcOf(told, patterns)
  const names = lowerCaseNames(pages)
  const known = new Set(names.map(({ key }) => key))
  const others = matters.filter(({ key }) => !known.has(key.split(' ')[0] ?? key))
  const foreign = new Set(pages.filter(isForeign).map(({ id }) => id))
  const inOtherLanguages = others.filter(
    ({ entries }) => entries.length > 1 && entries.every((id) => foreign.has(id)),
  )
  const turns = arc.turns.map(({ statement }) => statement)
  const weighty = weightyMatters([...names, ...others], told, turns)
  return {
    told,
    arc,
    patterns,
    matters: [...weighty, ...inOtherLanguages.filter((matter) => !weighty.includes(matter))],
  }
}
