import {
  questionsAbout,
  questionsAboutGood,
  questionsAboutHard,
  voiceOf,
} from '#companion/index.ts'
import { type Claim, claim } from './claims.ts'
import { questionsToOneself } from './growth.ts'
import type { Material } from './material.ts'
import { quoting } from './telling-in-time.ts'
import { open, openHard } from './words/questions.ts'
import { afterDay, afterHardTurn, afterTurn, ownQuestion } from './words/story.ts'

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

/** After these, `What has changed since?` would be heartless. */
const GRAVE =
  /\b(?:died|passed away|is dead|funeral|buried|lost (?:my|our|her|his) \p{L}+|cancer|malignant|hospice|miscarr\p{L}+|heart attack|stroke|accident|assaulted|raped|hit me|burned down)\b/iu

function aboutTurn(material: Material): Claim[] {
  const { told, arc } = material.story
  const [turn] = arc.turns.slice(-1)
  if (!turn) return []
  const { mood = 0 } = told.find((one) => one.page.id === turn.statement.id) ?? {}
  const isHard = mood < 0 || GRAVE.test(turn.statement.text)
  const frames = turn.isToldAsChange ? afterTurn : afterDay
  // What was told is quoted once more here, which the voice of the text would not do.
  const voice = voiceOf([], material.voice.random)
  return quoting({ ...material, voice }, isHard ? afterHardTurn : frames, turn.statement)
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
