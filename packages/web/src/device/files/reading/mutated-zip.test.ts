import { seededBytes, seededRandom } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { type ZipSource, zipOf } from '../zip-writer.ts'
import { LIMITS } from './limits.ts'
import { aZip } from './testing/a-zip.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { openZip } from './zip-reader.ts'

const ROUNDS = 1000
const modified = new Date(2026, 2, 4)
const limits = { ...LIMITS, memberBytes: 100_000, totalBytes: 200_000 }

async function contents(blob: Blob): Promise<Uint8Array[]> {
  const { all } = await openZip(blob, '', limits)
  const whole: Uint8Array[] = []
  for (const member of all) {
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for await (const piece of member.read()) {
      bytes += piece.length
      expect(bytes).toBeLessThanOrEqual(limits.memberBytes)
      pieces.push(piece)
    }
    whole.push(new Uint8Array(await new Blob(pieces).arrayBuffer()))
  }
  return whole
}

function randomSources(random: () => number): ZipSource[] {
  const count = Math.floor(random() * 6)
  return Array.from({ length: count }, (_, n) => {
    const noise = seededBytes(random, Math.floor(random() * 3000))
    const repeats = Math.floor(random() * 4)
    const content = new Uint8Array(noise.length * repeats).map(
      (_, at) => noise[at % noise.length] ?? 0,
    )
    return { name: `${n} ${'ü'.repeat(repeats)}`, content, modified }
  })
}

/** Changes, removes, repeats or adds a few bytes, mostly in the records. */
function mutate(bytes: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  const changed = Uint8Array.from(bytes)
  const place = () => Math.floor((random() < 0.5 ? random() : 1 - random() * 0.15) * bytes.length)
  const kind = random()
  if (kind < 0.1) return changed.slice(0, place())
  if (kind < 0.2) return changed.slice(place())
  const [at, other] = [place(), place()]
  if (kind < 0.3) changed.copyWithin(at, other, other + 30)
  for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) {
    const byte = [0, 255, Math.floor(random() * 256)][Math.floor(random() * 3)] ?? 0
    changed[place()] = byte
  }
  return changed
}

describe('any zip file', () => {
  it('returns what was packed into it', async () => {
    const random = seededRandom(20_261_115)
    for (let round = 0; round < 100; round += 1) {
      const sources = randomSources(random)
      const expected = sources.map(({ content }) => content)
      expect(await contents(await zipOf(sources))).toEqual(expected)
    }
  })

  const words = Array.from({ length: 60 }, (_, n) => `Day ${n}: ${'rain '.repeat(n % 7)}`)
  const members = words.slice(0, 3).map((word, n) => ({
    name: `${n}.md`,
    content: n === 1 ? word : words.join('\n'),
    method: n === 1 ? 0 : 8,
  }))
  const kinds = {
    'of a plain kind': aZip(members),
    'of the other kind': aZip(
      members.map((member) => ({ ...member, large: true, described: true })),
      { large: true, stub: Uint8Array.from([1, 2, 3]), comment: 'Kept' },
    ),
  }

  it.each(Object.entries(kinds))(
    '%s yields its text or a reason when its bytes change',
    async (_, sound) => {
      const random = seededRandom(6)
      const expected = await contents(new Blob([sound]))
      expect(expected).toHaveLength(3)
      const reasons = new Map<string, number>()
      for (let round = 0; round < ROUNDS; round += 1) {
        const found = await contents(new Blob([mutate(sound, random)])).catch((error: unknown) => {
          if (error instanceof UnreadableFile) return error.reason
          throw error
        })
        if (typeof found !== 'string') expect(found).toEqual(expected)
        const outcome = typeof found === 'string' ? found : 'read'
        reasons.set(outcome, (reasons.get(outcome) ?? 0) + 1)
      }
      // Guards the test itself: the mutations must cause every kind of failure.
      for (const outcome of ['read', 'damaged', 'cut-off', 'checksum']) {
        expect(reasons.get(outcome), outcome).toBeGreaterThan(ROUNDS / 100)
      }
    },
  )
})
