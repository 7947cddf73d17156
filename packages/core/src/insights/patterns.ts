import type { DayValence } from '#analysis/index.ts'
import { type Claim, claim, joinQuoted } from './claims.ts'
import type { Material } from './material.ts'
import { monthName, weekdayName } from './period.ts'
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
  const often = feltOften(material)
  return [
    ...whatIsStated(material, MAX_STATED),
    ...often.flatMap((feeling) => howOften(feeling, material)),
    ...often.flatMap((feeling) => beside(feeling, material)),
    ...halves(material),
    ...(often.length === 0 ? feltOnce(material) : []),
  ]
}

/** How the feelings went over months: how often, in which months, with what. */
export function emotionsOverTime(material: Material): Claim[] {
  const often = feltOften(material)
  return [
    ...often.flatMap((feeling) => inHowManyMonths(feeling, material)),
    ...often.flatMap((feeling) => beside(feeling, material)),
    ...lightestMonth(material),
    ...(often.length === 0 ? feltOnce(material) : []),
  ]
}

const feltOften = ({ feelings }: Material) =>
  feelings.filter(({ entries }) => entries.length > 1).slice(0, MAX_FEELINGS)

function feltOnce({ feelings, voice }: Material): Claim[] {
  const once = feelings.filter(({ entries }) => entries.length === 1).slice(0, MAX_FEELINGS)
  if (once.length === 0) return []
  const frames = once.length === 1 ? words.feelingOnce : words.feelingsOnce
  return claim(
    voice.say(frames, { list: joinQuoted(once.map(({ word }) => word)) }),
    once.flatMap(({ entries }) => entries),
  )
}

/** In the month with most of a feeling, if that's no chance; else in how many months. */
function inHowManyMonths({ word, entries }: FeelingSaid, { pages, voice }: Material): Claim[] {
  const ids = new Set(entries)
  const days = pages.filter(({ id }) => ids.has(id)).map(({ localDate }) => localDate)
  const months = [...Map.groupBy(days, monthOf)].toSorted(([, a], [, b]) => b.length - a.length)
  const [most, next] = months
  const slots = { word, count: String(entries.length), months: String(months.length) }
  const isMost = most && most[1].length >= OFTEN && most[1].length > (next?.[1].length ?? 0)
  if (months.length === 1) return claim(voice.say(words.feelingOften, slots), entries)
  if (!isMost) return claim(voice.say(words.feelingInMonths, slots), entries)
  const { length } = most[1]
  const more = { ...slots, month: monthName(most[0]), some: String(length) }
  return claim(voice.say(words.feelingMostInMonth, more), entries)
}

/** The months that read lightest and heaviest, where enough days of each tell. */
function lightestMonth({ gathered, pages, voice }: Material): Claim[] {
  const months = [...Map.groupBy(gathered.valenceByDay, ({ localDate }) => monthOf(localDate))]
    .filter(([, days]) => days.length >= OFTEN)
    .map(([month, days]) => ({ month, mood: mean(days) }))
    .toSorted((a, b) => b.mood - a.mood)
  const [lightest, heaviest] = [months[0], months.at(-1)]
  if (!lightest || !heaviest || months.length < OFTEN) return []
  if (lightest.mood - heaviest.mood < APART) return []
  const slots = { lightest: monthName(lightest.month), heaviest: monthName(heaviest.month) }
  const shown = [lightest.month, heaviest.month]
  const ids = pages.filter(({ localDate }) => shown.includes(monthOf(localDate)))
  return claim(
    voice.say(words.lightestMonth, slots),
    ids.map(({ id }) => id),
  )
}

const monthOf = (day: string) => day.slice(0, 7)

function howOften({ word, entries }: FeelingSaid, { pages, voice }: Material): Claim[] {
  const count = String(entries.length)
  const ids = new Set(entries)
  const days = pages.filter(({ id }) => ids.has(id)).map(({ localDate }) => localDate)
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
