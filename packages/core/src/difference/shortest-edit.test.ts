import { describe, expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import { type Edit, shortestEdit } from './shortest-edit.ts'

const PLENTY = 1_000_000

describe('the shortest edit', () => {
  it('is as short as any can be', () => {
    const random = seededRandom(1)
    for (let round = 0; round < 2000; round += 1) {
      const letters = 1 + Math.floor(random() * 4)
      const list = () =>
        Array.from(
          { length: Math.floor(random() * 12) },
          () => 'abcd'[Math.floor(random() * letters)],
        )
      const [old, fresh] = [list() as string[], list() as string[]]
      const edit = shortestEdit(old, fresh, { left: PLENTY }) as Edit
      const about = `${old} → ${fresh}`
      expect(left(old, edit.goes), about).toEqual(left(fresh, edit.comes))
      expect(left(old, edit.goes).length, about).toBe(longestCommon(old, fresh))
    }
  })

  it('is given up once its effort is spent, and soon', () => {
    const length = 60_000
    const old = Array.from({ length }, (_, n) => (n % 2 ? 'a' : 'b'))
    const fresh = Array.from({ length }, (_, n) => (n % 3 ? 'a' : 'b'))
    const effort = { left: 50_000 }
    expect(shortestEdit(old, fresh, effort)).toBeUndefined()
    expect(effort.left).toBeGreaterThan(-4 * length)
  })
})

function left(items: readonly string[], marks: Uint8Array): string[] {
  return items.filter((_, index) => !marks[index])
}

/** By trying everything, row by row. */
function longestCommon(old: readonly string[], fresh: readonly string[]): number {
  let row = new Array<number>(fresh.length + 1).fill(0)
  for (const item of old) {
    const next = [0]
    fresh.forEach((other, index) => {
      const diagonal = (row[index] as number) + 1
      next.push(
        item === other ? diagonal : Math.max(row[index + 1] as number, next[index] as number),
      )
    })
    row = next
  }
  return row.at(-1) as number
}
