import { questionsAbout, questionsAboutGood, questionsAboutHard } from '#companion/index.ts'
import type { Claim } from './claims.ts'
import type { Material } from './material.ts'
import { open, openHard } from './words/questions.ts'

/** One open question: about what came up most, a feeling, or anything. */
export function nextQuestion({ matters, feelings, low, voice }: Material): Claim {
  const matter = matters.find(
    ({ name, entries, times, isPerson }) =>
      !name.startsWith('“') && (times > 2 || (isPerson && entries.length > 1)),
  )
  if (matter) {
    const text = voice.say(questionsAbout(matter), { topic: matter.name })
    if (text) return { text, entries: matter.entries }
  }
  const [feeling] = feelings
  if (feeling) {
    const frames = feeling.valence > 0 ? questionsAboutGood : questionsAboutHard
    const text = voice.say(frames, { word: feeling.word })
    if (text) return { text, entries: feeling.entries }
  }
  return { text: voice.say(low ? openHard : open) ?? 'What comes next?', entries: [] }
}
