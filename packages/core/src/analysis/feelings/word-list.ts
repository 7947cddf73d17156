import type { Degree } from '../analysis.ts'
import type { FeelingGroup } from './groups.ts'

/** Words of one group, by the strength of the feeling. */
export interface WordList {
  readonly group: FeelingGroup
  readonly slight: string
  readonly clear: string
  readonly strong: string
}

export interface NamedFeeling {
  readonly group: FeelingGroup
  readonly degree: Degree
}

/** The map of all words of these lists. */
export function byWord(lists: readonly WordList[]): Map<string, NamedFeeling> {
  const found = new Map<string, NamedFeeling>()
  for (const list of lists)
    for (const degree of ['slight', 'clear', 'strong'] as const)
      for (const word of list[degree].split(' '))
        if (word) found.set(word, { group: list.group, degree })
  return found
}
