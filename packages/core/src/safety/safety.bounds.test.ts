import { describe, expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import { plainLetters } from './reading/letters.ts'
import { safetyOf } from './safety-of.ts'
import { harmlessDays } from './testing/harmless-days.ts'

const LENGTH = 250_000
/** For each letter of a text. */
const MAX_STEPS = 300
const filled = (piece: string, length = LENGTH) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

function stepsFor(text: string): number {
  const work = { steps: 0 }
  safetyOf(text, work)
  return work.steps
}

const hostile: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'one long word': 'kill',
  'half a phrase': 'i want to ',
  'fillers only': 'really just so ',
  'a beginning and its fillers': 'i really just so want really just so to really ',
  'a phrase that is calmed': 'I cut myself some slack ',
  'beginnings of gaps': 'he she they he she they friend ',
  'quotation marks': '"\' "\' ',
  'blank lines': '\n \n',
  'stars and signs': 'k*!!@$*# ',
  'letters apart': 'k i l l ',
  'sentence ends': 'i. want! to? ',
  'signs that unfold': '\ufdfa',
  'unspaced writing': '我想',
  'wake up': 'dont want to wake up tomorrow if when that i ',
}

describe('the work of a check', () => {
  it.each(Object.entries(hostile))('grows with the length, no faster: %s', (_, piece) => {
    const short = stepsFor(filled(piece, LENGTH / 50))
    const long = stepsFor(filled(piece, LENGTH / 10))
    expect(long).toBeLessThanOrEqual(short * 5.2 + 1000)
    expect(long).toBeLessThan((LENGTH / 10) * MAX_STEPS)
  })

  it('is bounded on a mixture of all words that patterns begin with', () => {
    const random = seededRandom(9)
    const words = Object.values(hostile).flatMap((piece) => piece.split(' '))
    const text = Array.from({ length: 60_000 }, () => words[Math.floor(random() * words.length)])
    expect(stepsFor(text.join(' '))).toBeLessThan(LENGTH * MAX_STEPS)
  })

  it('reads few more letters than were written, whatever they unfold into', () => {
    for (const sign of ['\ufdfa', '\ufdf2', '\u3316', '\u337f', '\uac01', '\u00bd', '\ufb03']) {
      expect(plainLetters(filled(sign, 1000)).length, sign).toBeLessThanOrEqual(3000)
    }
    expect(safetyOf(`${'\ufdfa '.repeat(500)} I want to kill myself`).kind).toBe('self')
  })

  it('finds one sentence at the end of the longest entry', () => {
    const days = filled(`${(harmlessDays.none ?? []).join('. ')}. `)
    expect(safetyOf(days).kind).toBeNull()
    expect(safetyOf(`${days}. I want to kill myself`).kind).toBe('self')
  })
})
