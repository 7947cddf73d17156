/** Saves of one text, each made of the one before it by a few edits that a writer could make. */
export function randomSaves(random: () => number, count: number): string[] {
  const below = (limit: number) => Math.floor(random() * limit)
  let words: string[] = []
  let made = 0
  const fresh = () => {
    made += 1
    // Some words come more than once, so that it matters in which order they stand.
    return random() < 0.3 ? `often${below(4)}` : `word${made}`
  }
  const edits = [
    () => [...words, fresh()],
    () => [...words, fresh(), fresh(), fresh()],
    () => words.toSpliced(below(words.length + 1), 0, fresh()),
    () => words.toSpliced(below(words.length), 1),
    () => words.toSpliced(below(words.length), 1, fresh()),
    () => words.toReversed(),
    () => [fresh()],
  ]
  return Array.from({ length: count }, () => {
    // Mostly something is added, as in a journal.
    const edit = random() < 0.5 ? edits[below(3)] : edits[below(edits.length)]
    words = edit?.() ?? words
    return words.join(' ')
  })
}

/** The texts of which not every word stands, in order, in one of those that are kept. */
export function lostTexts(saved: readonly string[], kept: readonly string[]): string[] {
  const keptWords = kept.map((text) => text.split(' '))
  return saved.filter((text) => {
    const words = text.split(' ')
    return !keptWords.some((others) => standIn(words, others))
  })
}

function standIn(words: readonly string[], others: readonly string[]): boolean {
  let from = 0
  return words.every((word) => {
    const place = others.indexOf(word, from)
    from = place + 1
    return place >= 0
  })
}
