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

/** What is the same matter: the one that says most of it, and all, itself among them. */
export interface Matter<T> {
  readonly fullest: T
  readonly all: T[]
}

/** Takes together what is the same matter. */
export function byMatter<T extends { readonly key: string }>(some: readonly T[]): Matter<T>[] {
  const byHead = new Map<string, Matter<T>[]>()
  const size = ({ key }: T) => key.split(' ').length
  for (const one of some.toSorted((a, b) => size(b) - size(a))) {
    const head = one.key.replace(/ .*/, '')
    const matters = byHead.get(head) ?? []
    byHead.set(head, matters)
    const same = matters.find(({ fullest }) => covers(fullest.key, one.key))
    if (same) same.all.push(one)
    else matters.push({ fullest: one, all: [one] })
  }
  return [...byHead.values()].flat()
}
