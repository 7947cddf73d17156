import type { DayValence } from '#analysis/index.ts'
import { type Claim, claim, joinQuoted } from './claims.ts'
import type { Material } from './material.ts'
import { weekdayName } from './period.ts'
import type { FeelingSaid } from './reading/feelings.ts'
import type { Matter } from './reading/matters.ts'
import type { Told } from './story/statements.ts'
import { whatIsStated } from './telling-in-time.ts'
import * as words from './words/monthly.ts'

const MAX_STATED = 4
const MAX_FEELINGS = 3
/** Minimum entries on one weekday, below which a pattern may be chance. */
const OFTEN = 3
const APART = 0.3

/** What the writer states as a pattern, then patterns in the feelings: how often, when, with what. */
export function emotionalPatterns(material: Material): Claim[] {
  const { feelings, voice } = material
  const often = feelings.filter(({ entries }) => entries.length > 1).slice(0, MAX_FEELINGS)
  const once = feelings.filter(({ entries }) => entries.length === 1).slice(0, MAX_FEELINGS)
  const frames = once.length === 1 ? words.feelingOnce : words.feelingsOnce
  return [
    ...whatIsStated(material, MAX_STATED),
    ...often.flatMap((feeling) => howOften(feeling, material)),
    ...often.flatMap((feeling) => beside(feeling, material)),
    ...halves(material),
    ...(often.length === 0 && once.length > 0
      ? claim(
          voice.say(frames, { list: joinQuoted(once.map(({ word }) => word)) }),
          once.flatMap(({ entries }) => entries),
        )
      : []),
  ]
}

function howOften({ word, entries }: FeelingSaid, { pages, voice }: Material): Claim[] {
  const count = String(entries.length)
  const days = pages.filter(({ id }) => entries.includes(id)).map(({ localDate }) => localDate)
  const [most] = [...Map.groupBy(new Set(days), weekdayName)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  const isOften = most && most[1].length >= OFTEN && most[1].length * 2 > new Set(days).size
  if (!isOften) return claim(voice.say(words.feelingOften, { word, count }), entries)
  const [weekday, same] = most
  const some = days.filter((day) => same.includes(day)).length
  const slots = { word, count, weekday, some: String(some) }
  return claim(voice.say(words.feelingOnWeekday, slots), entries)
}

/** Themes that a feeling is named together with, more than once. */
function beside({ word }: FeelingSaid, { matters, story, voice }: Material): Claim[] {
  const found = matters
    .map((matter) => ({
      name: matter.name,
      ids: story.told.filter((told) => areTogether(word, matter, told)).map(({ page }) => page.id),
    }))
    .filter(({ ids }) => ids.length > 1)
  const [most] = found.toSorted((a, b) => b.ids.length - a.ids.length)
  if (!most) return []
  const slots = { word, topic: most.name, count: String(most.ids.length) }
  return claim(voice.say(words.feelingBeside, slots), most.ids)
}

function areTogether(word: string, { key }: Matter, { page, feelings }: Told): boolean {
  const sentences = page.reading.topics.find((topic) => topic.key === key)?.sentences ?? []
  return feelings.some(
    (feeling) => feeling.word === word && !feeling.negated && sentences.includes(feeling.sentence),
  )
}

function halves({ gathered, pages, voice }: Material): Claim[] {
  const isLate = ({ localDate }: DayValence) => Number(localDate.slice(8)) > 15
  const late = gathered.valenceByDay.filter(isLate)
  const early = gathered.valenceByDay.filter((day) => !isLate(day))
  if (late.length < OFTEN || early.length < OFTEN) return []
  const shift = mean(late) - mean(early)
  if (Math.abs(shift) < APART) return []
  const frames = shift > 0 ? words.halfLighter : words.halfHeavier
  return claim(
    voice.say(frames),
    pages.map(({ id }) => id),
  )
}

const mean = (days: readonly DayValence[]) =>
  days.reduce((sum, { valence }) => sum + valence, 0) / days.length
