import { heads, RARITY_STEP, type Weights } from '@daywell/core/emotions'
import type { Learnt } from './learn.ts'

type Told = Pick<Weights['told'], 'threshold' | 'slope' | 'shift' | 'sureFrom'>

/** What was learnt, rounded to what fits into a byte each. */
export function weightsOf({ vocabulary, model }: Learnt, told: Told): Weights {
  const scale = Array.from({ length: heads.count }, (_, head) => largest(model.weight, head) / 127)
  const linear = Int8Array.from(model.weight, (weight, at) =>
    Math.round(weight / (scale[at % heads.count] as number)),
  )
  return {
    told: { version: 1, scale, bias: [...model.bias], ...told },
    buckets: Uint32Array.from(vocabulary.buckets),
    rarity: Uint8Array.from(vocabulary.rarity, (rarity) => Math.round(rarity * RARITY_STEP)),
    linear,
  }
}

function largest(weights: Float32Array, head: number): number {
  let most = 1e-6
  for (let at = head; at < weights.length; at += heads.count)
    most = Math.max(most, Math.abs(weights[at] as number))
  return most
}
