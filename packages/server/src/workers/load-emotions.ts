import { readFile } from 'node:fs/promises'
import { type EmotionModel, openEmotions } from '@daywell/core/emotions'

const WEIGHTS = new URL('../../../core/src/emotions/weights/emotions.bin', import.meta.url)

/** The reader of emotions; threads that never ask for it do not hold its megabytes. */
export async function loadEmotions(): Promise<EmotionModel> {
  return openEmotions(await readFile(WEIGHTS))
}
