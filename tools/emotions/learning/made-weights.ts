import { heads, netShape, numberOf, RARITY_STEP, type Weights } from '@daywell/core/emotions'
import type { Joining } from './joining.ts'
import type { Learnt } from './learn.ts'
import type { NetOfWords } from './learn-net.ts'

type Told = Pick<Weights['header'], 'threshold' | 'slope' | 'shift' | 'sureFrom'>

/** What was learnt, rounded to what fits into a byte each where there is much of it. */
export function weightsOf(
  { vocabulary, model, words }: Learnt,
  joining: Joining,
  told: Told,
): Weights {
  const scale = Array.from({ length: heads.count }, (_, head) => largest(model.weight, head) / 127)
  const linear = Int8Array.from(model.weight, (weight, at) =>
    Math.round(weight / (scale[at % heads.count] as number)),
  )
  return {
    header: {
      version: 2,
      words: words.words.length,
      scale,
      bias: [...model.bias],
      ...told,
    },
    buckets: Uint32Array.from(vocabulary.buckets),
    rarity: Uint8Array.from(vocabulary.rarity, (rarity) => Math.round(rarity * RARITY_STEP)),
    linear,
    net: netWeights(words),
    joining,
  }
}

function netWeights({ words, net }: NetOfWords): Weights['net'] {
  const { dims } = netShape
  const rows = Array.from({ length: words.length + 1 }, (_, row) =>
    net.vectors.subarray(row * dims, (row + 1) * dims),
  )
  const steps = Float32Array.from(rows, (row) => Math.max(1e-6, ...row.map(Math.abs)) / 127)
  return {
    words: Uint32Array.from(words, numberOf),
    vectors: Int8Array.from(net.vectors, (value, at) =>
      Math.round(value / (steps[Math.floor(at / dims)] as number)),
    ),
    steps,
    filters: joined(net.filters.map(({ weights }) => weights.values)),
    filterBias: joined(net.filters.map(({ bias }) => bias.values)),
    out: Float32Array.from(net.out.values),
    bias: Float32Array.from(net.bias.values),
  }
}

const joined = (parts: readonly Float64Array[]) =>
  Float32Array.from(parts.flatMap((part) => [...part]))

function largest(weights: Float32Array, head: number): number {
  let most = 1e-6
  for (let at = head; at < weights.length; at += heads.count)
    most = Math.max(most, Math.abs(weights[at] as number))
  return most
}
