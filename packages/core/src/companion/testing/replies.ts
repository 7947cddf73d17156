import type { Analyser } from '#analysis/index.ts'
import type { AiInteraction } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { reply } from '../reply.ts'
import { aRequest } from './requests.ts'

/** Replies that are each made once: several tests look at the same. */
export function repliesOf(analyser: () => Analyser) {
  const made = new Map<string, string>()
  return (message: string, level: AiInteraction, seed: number): string => {
    const key = `${level} ${seed} ${message}`
    const request = () => aRequest({ message, level, random: seededRandom(seed) })
    const text = made.get(key) ?? reply(request(), analyser()).text
    made.set(key, text)
    return text
  }
}
