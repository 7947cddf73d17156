import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHalves, writeHalves } from './half.ts'
import { judgeWith, senseWith } from './sense.ts'
import { readTrained } from './trained-file.ts'
import { tunedModel } from './tuned-model.ts'

interface Part {
  readonly name: string
  readonly kind: 'f16' | 'q8' | 'd3'
  readonly shape: readonly number[]
  readonly bytes: Uint8Array
}

const halves = (...values: readonly number[]) => {
  const into = new Uint16Array(values.length)
  writeHalves(Float32Array.from(values), into)
  return new Uint8Array(into.buffer)
}

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** Codes of three bits, eight of them in three bytes, the first one lowest. */
function packedInThree(codes: readonly number[]): Uint8Array {
  const bits = codes.flatMap((code) => [code & 1, (code >> 1) & 1, (code >> 2) & 1])
  return Uint8Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit, place) => sum + (bit << place), 0),
  )
}

function aTrainedFile(parts: readonly Part[], more = {}): Uint8Array {
  let from = 0
  const tensors = parts.map(({ name, kind, shape, bytes }) => {
    const tensor = { name, kind, shape, from }
    from += Math.ceil(bytes.length / 4) * 4
    return tensor
  })
  const text = JSON.stringify({
    maxTokens: 8,
    scale: 2,
    situations: [],
    intents: [],
    ...more,
    tensors,
  })
  const head = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4))
  const length = new Uint8Array(Uint32Array.of(head.length).buffer)
  const padded = parts.map(({ bytes }) =>
    joined(bytes, new Uint8Array((4 - (bytes.length % 4)) % 4)),
  )
  return joined(new TextEncoder().encode('DWCORE1\n'), length, head, ...padded)
}

function aModel(tensors: Record<string, Uint8Array>): Uint8Array {
  let from = 0
  const head = Object.entries(tensors).map(([name, bytes]) => {
    const data_offsets = [from, from + bytes.length]
    from += bytes.length
    return [name, { dtype: 'F16', shape: [bytes.length / 2], data_offsets }]
  })
  const text = new TextEncoder().encode(JSON.stringify(Object.fromEntries(head)))
  const length = new Uint8Array(BigUint64Array.of(BigInt(text.length)).buffer)
  return joined(length, text, ...Object.values(tensors))
}

describe('halves', () => {
  it('each is read and written back as it was', () => {
    const every = Uint16Array.from({ length: 65_536 }, (_, bits) => bits).filter(
      (bits) => (bits & 0x7fff) <= 0x7c00,
    )
    const back = new Uint16Array(every.length)
    writeHalves(readHalves(every), back)
    expect(back).toEqual(every)
  })

  it('other numbers become the nearest', () => {
    const near = (value: number) => {
      const bits = new Uint16Array(1)
      writeHalves(Float32Array.of(value), bits)
      const [kept = 0] = bits
      const around = [kept - 1, kept, kept + 1].filter((one) => one >= 0)
      const distances = [...readHalves(Uint16Array.from(around))].map((one) =>
        Math.abs(one - Math.fround(value)),
      )
      return distances[around.indexOf(kept)] === Math.min(...distances)
    }
    fc.assert(fc.property(fc.float({ min: 1, max: 60_000, noNaN: true }), near))
    fc.assert(fc.property(fc.float({ min: 0, max: 1, noNaN: true }), near))
  })
})

describe('AI-109 the tuned model', () => {
  const codes = [0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0]

  it('is the installed one with the trained changes, and the rest as it was', () => {
    const base = aModel({
      rest: halves(9),
      changed: halves(...codes.map(() => 1)),
      whole: halves(5, 5),
    })
    const trained = aTrainedFile([
      { name: 'whole', kind: 'f16', shape: [2], bytes: halves(0.25, -3) },
      {
        name: 'changed',
        kind: 'd3',
        shape: [2, 8],
        bytes: joined(halves(0.5, 0.25), packedInThree(codes)),
      },
    ])
    const expected = aModel({
      rest: halves(9),
      changed: halves(...codes.map((code, at) => 1 + (code - 3.5) * (at < 8 ? 0.5 : 0.25))),
      whole: halves(0.25, -3),
    })
    expect(tunedModel(base, readTrained(trained))).toEqual(expected)
  })

  const layer = (name: string, rows: number[][]): Part[] => [
    {
      name: `${name}.weight`,
      kind: 'q8',
      shape: [rows.length, 2],
      bytes: joined(
        halves(...rows.map(() => 0.5)),
        new Uint8Array(Int8Array.from(rows.flat()).buffer),
      ),
    },
    {
      name: `${name}.bias`,
      kind: 'f16',
      shape: [rows.length],
      bytes: halves(...rows.map(() => 0)),
    },
  ]

  it('ASK-04 says how likely a passage answers a question, or that it can’t tell', () => {
    const judge = judgeWith(readTrained(aTrainedFile(layer('answer', [[1, 2]]))))
    const chance = (logit: number) => 1 / (1 + Math.exp(-logit))
    expect(judge?.([1], 0)).toBeCloseTo(chance(1), 3)
    expect(judge?.([-1], 0)).toBeCloseTo(chance(-1), 3)
    expect(judge?.([-1], 0.5)).toBeCloseTo(chance(-0.5), 3)
    expect(judgeWith(readTrained(aTrainedFile([])))).toBeUndefined()
  })

  it('says how likely each situation, intent and danger is', () => {
    const trained = aTrainedFile(
      [
        ...layer('first', [
          [2, 0],
          [0, 2],
        ]),
        ...layer('last', [
          [2, 0],
          [0, 2],
          [-2, -2],
        ]),
        ...layer('intent', [
          [1, 0],
          [0, 1],
        ]),
        ...layer('concern', [
          [1, 0],
          [2, 0],
        ]),
      ],
      { situations: ['a', 'b', 'c'], intents: ['tell', 'thanks'], concerns: ['none', 'self'] },
    )
    const { situations, intents, concerns } = senseWith(readTrained(trained))([1, 0])
    // The vector times 2; 2 through GELU is 1.9545; then 1.9545, 0 and -1.9545.
    const sum = Math.exp(1.9545) + 1 + Math.exp(-1.9545)
    expect(situations.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(situations[0]?.p).toBeCloseTo(Math.exp(1.9545) / sum, 3)
    const ofOne = 1 / (1 + Math.exp(-1))
    expect(intents[0]).toEqual({ id: 'tell', p: expect.closeTo(ofOne, 3) })
    expect(concerns[0]).toEqual({ id: 'self', p: expect.closeTo(ofOne, 3) })
  })

  it('refuses another file', () => {
    expect(() => readTrained(new Uint8Array(40))).toThrow('aren’t trained weights')
  })
})
