/**
 * The key of a theme: the base form of its head word first, then those of its other content words:
 * `interview job`.
 */
export function matterKey(head: string, lemmas: readonly string[]): string {
  const more = [...new Set(lemmas)].filter((lemma) => lemma !== head).sort()
  return [head, ...more].join(' ')
}

/** Whether one key is contained in the other: `interview` is covered by `interview job`. */
export function covers(wide: string, narrow: string): boolean {
  const words = wide.split(' ')
  const [head, ...more] = narrow.split(' ')
  return words[0] === head && more.every((word) => words.includes(word))
}

/** Equal themes: the most specific one, and all of them. */
export interface Matter<T> {
  readonly fullest: T
  readonly all: T[]
}

/** Groups equal themes. */
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
