import { type EmotionModel, openEmotions } from '@daywell/core/emotions'

const WEIGHTS = new URL('../../../../../core/src/emotions/weights/emotions.bin', import.meta.url)

let loading: Promise<EmotionModel> | undefined

/** The emotion model, a few megabytes, loaded once; again if that failed. For workers only. */
export function loadEmotions(): Promise<EmotionModel> {
  loading ??= fetchWeights().then(openEmotions, (error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchWeights(): Promise<Uint8Array> {
  const answer = await fetch(WEIGHTS)
  if (!answer.ok) throw new Error('Couldn’t load the emotion model')
  return new Uint8Array(await answer.arrayBuffer())
}
