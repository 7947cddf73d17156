/**
 * A matter is known by the base form of its main word, which comes first, and those of the words
 * that say more of it: `interview job`.
 */
export function matterKey(head: string, lemmas: readonly string[]): string {
  const more = [...new Set(lemmas)].filter((lemma) => lemma !== head).sort()
  return [head, ...more].join(' ')
}

/** Whether one key says no more than the other: `interview` is covered by `interview job`. */
export function covers(wide: string, narrow: string): boolean {
  const words = wide.split(' ')
  const [head, ...more] = narrow.split(' ')
  return words[0] === head && more.every((word) => words.includes(word))
}

/** Takes together what is the same matter; those that say most of it come first in each group. */
export function byMatter<T extends { readonly key: string }>(some: readonly T[]): T[][] {
  const byHead = new Map<string, T[][]>()
  const size = ({ key }: T) => key.split(' ').length
  for (const one of some.toSorted((a, b) => size(b) - size(a))) {
    const [head = ''] = one.key.split(' ')
    const groups = byHead.get(head) ?? []
    byHead.set(head, groups)
    const home = groups.find(([first]) => first && covers(first.key, one.key))
    if (home) home.push(one)
    else groups.push([one])
  }
  return [...byHead.values()].flat()
}
