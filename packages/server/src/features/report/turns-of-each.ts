import { ownTurnsTaken } from './refusals.ts'

/** What the press takes of one person, also while it sets a book of somebody else. */
const MOST = 3

/**
 * How many reports each person has under way. Counted before an entry is opened: whoever asks for
 * a hundred at once would else have a hundred journals opened, of which the press takes three.
 */
export function turnsOfEach() {
  const underWay = new Map<string, number>()
  return {
    /** Gives what ends the turn. */
    take(userId: string): () => void {
      const count = underWay.get(userId) ?? 0
      if (count >= MOST) throw ownTurnsTaken()
      underWay.set(userId, count + 1)
      return () => {
        const left = (underWay.get(userId) ?? 1) - 1
        if (left === 0) underWay.delete(userId)
        else underWay.set(userId, left)
      }
    },
  }
}
