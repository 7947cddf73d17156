import { questionsAbout, questionsAboutGood, questionsAboutHard } from '#companion/index.ts'
import { type Claim, claim } from './claims.ts'
import { questionsToOneself } from './growth.ts'
import type { Material } from './material.ts'
import { quoting } from './telling-in-time.ts'
import { open, openHard } from './words/questions.ts'
import { afterHardTurn, afterTurn, ownQuestion } from './words/story.ts'

/** One question: the writer's own, about the turn, about what weighs, a feeling, or anything. */
export function nextQuestion(material: Material): Claim {
  const [first] = [
    ...ownQuestionIn(material),
    ...aboutTurn(material),
    ...aboutMatter(material),
    ...aboutFeeling(material),
  ]
  if (first) return first
  const text = material.voice.say(material.low ? openHard : open) ?? 'What comes next?'
  return { text, entries: [] }
}

function ownQuestionIn(material: Material): Claim[] {
  const [own] = questionsToOneself(material).slice(-1)
  return own ? quoting(material, ownQuestion, { ...own, text: own.quote }) : []
}

function aboutTurn(material: Material): Claim[] {
  const { told, arc } = material.story
  const [turn] = arc.turns.slice(-1)
  if (!turn) return []
  const { page, mood = 0 } = told.find((one) => one.page.id === turn.statement.id) ?? {}
  const isHard = page?.reading.heavy || mood < 0
  return quoting(material, isHard ? afterHardTurn : afterTurn, turn.statement)
}

function aboutMatter({ matters, voice }: Material): Claim[] {
  const matter = matters.find(
    ({ name, entries, times, isPerson }) =>
      !name.startsWith('“') && (times > 2 || (isPerson && entries.length > 1)),
  )
  if (!matter) return []
  return claim(voice.say(questionsAbout(matter), { topic: matter.name }), matter.entries)
}

function aboutFeeling({ feelings: [feeling], voice }: Material): Claim[] {
  if (!feeling) return []
  const frames = feeling.valence > 0 ? questionsAboutGood : questionsAboutHard
  return claim(voice.say(frames, { word: feeling.word }), feeling.entries)
}
