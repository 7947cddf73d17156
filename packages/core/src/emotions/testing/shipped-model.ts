import { readFileSync } from 'node:fs'
import { type EmotionModel, openEmotions } from '../model.ts'

/** The weights that are shipped, as they lie in the repository. */
const shippedWeights = () =>
  new Uint8Array(readFileSync(new URL('../weights/emotions.bin', import.meta.url)))

let opened: EmotionModel | undefined

export function shippedModel(): EmotionModel {
  opened ??= openEmotions(shippedWeights())
  return opened
}
