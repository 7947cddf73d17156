import type { Passage } from './passages.ts'

/** A blank and a word or two; more than that is worth seeing that it stayed. */
const LONGEST_STRAY = 10

/**
 * Lets two changes be one where what stands between them is shorter than either: a blank or a
 * stray `and` that two sentences happen to share makes neither of them easier to read.
 */
export function readable(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const passage of passages) {
    const before = joined.at(-1)
    if (before && isStray(passage.same, before, passage)) {
      joined[joined.length - 1] = {
        same: before.same,
        removed: before.removed + passage.same + passage.removed,
        added: before.added + passage.same + passage.added,
      }
    } else joined.push(passage)
  }
  return joined
}

function isStray(between: string, before: Passage, after: Passage): boolean {
  const shortest = Math.min(LONGEST_STRAY, sizeOf(before), sizeOf(after))
  return between.length <= shortest && !between.includes('\n')
}

function sizeOf({ removed, added }: Passage): number {
  return Math.max(removed.length, added.length)
}
