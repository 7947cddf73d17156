import { writingHabits } from '#analysis/index.ts'
import { nextQuestion } from './asking.ts'
import { type Claim, claim, countWords, entriesOf, paragraph, textsOf } from './claims.ts'
import type { EntryRead, Made } from './entry-read.ts'
import { growthAreas, suggestions } from './growth.ts'
import { type Material, materialOf } from './material.ts'
import { emotionalPatterns } from './patterns.ts'
import { dateName, type SummaryPeriod, weekdayName } from './period.ts'
import { momentsIn } from './reading/moments.ts'
import type { MonthlyInsights } from './summary-schema.ts'
import { howMuch, howWellRead, whatChanged, whatFelt } from './telling.ts'
import { aboutSomeone, howItWent, whatMatters } from './telling-in-time.ts'
import * as words from './words/monthly.ts'

const MAX_THEMES = 8
const MAX_MOMENTS = 5

/** The insights of a month, compared with the month before; by rules, without a model. */
export function monthlyFrom(
  entries: readonly EntryRead[],
  earlier: readonly EntryRead[],
  period: SummaryPeriod,
): Made<MonthlyInsights> {
  const material = materialOf(entries, earlier, period)
  const texts = { overview: overview(material), writingHabits: habits(material) }
  const lists = {
    emotionalPatterns: emotionalPatterns(material),
    recurringThemes: recurringThemes(material),
    growthAreas: growthAreas(material),
    notableMoments: notableMoments(material, texts.overview.text),
    suggestions: suggestions(material, nextQuestion(material)),
  }
  return {
    summary: {
      overview: texts.overview.text,
      emotionalPatterns: textsOf(lists.emotionalPatterns),
      recurringThemes: textsOf(lists.recurringThemes),
      growthAreas: textsOf(lists.growthAreas),
      notableMoments: textsOf(lists.notableMoments),
      writingHabits: texts.writingHabits.text,
      suggestions: textsOf(lists.suggestions),
    },
    backing: {
      ...Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, entriesOf([one])])),
      ...Object.fromEntries(Object.entries(lists).map(([name, some]) => [name, entriesOf(some)])),
    },
    readCount: material.pages.length,
  }
}

/** How the month went, and what changed; the counts only where there's nothing else to tell. */
function overview(material: Material): Claim {
  const { mood, voice } = material
  const went = howItWent(material)
  const told = [
    ...went,
    ...whatMatters(material),
    ...aboutSomeone(material, paragraph(went).text),
    ...(mood
      ? claim(voice.say(words.moodChosen, { mood: mood.mood.toLowerCase() }), mood.entries)
      : []),
    ...(went.length > 0 ? [] : whatFelt(material)),
    ...whatChanged(material),
  ]
  return paragraph([...(told.length > 0 ? told : howMuch(material)), ...howWellRead(material)])
}

function recurringThemes({ matters, voice }: Material): Claim[] {
  return matters
    .filter(({ entries }) => entries.length > 1)
    .slice(0, MAX_THEMES)
    .flatMap(({ phrase, entries }) =>
      claim(voice.say(words.recurring, { phrase, count: String(entries.length) }), entries),
    )
}

function notableMoments(material: Material, quoted: string): Claim[] {
  return momentsIn(material, MAX_MOMENTS, quoted).flatMap(({ quote, id, localDate }) =>
    claim(material.voice.say(words.moment, { date: dateName(localDate), quote }), [id]),
  )
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MIN_ENTRIES = 4
/** Days on one weekday, below which the weekday may be chance. */
const MIN_SAME_WEEKDAYS = 3

/** When and how much: of all entries, whether or not their text may be used. */
function habits({ all, voice }: Material): Claim {
  const entries = all.map(({ entry }) => entry)
  const { usualLength, usualTime, longestRun, byWeekday } = writingHabits(entries)
  const ids = entries.map(({ _id }) => _id)
  const most = Math.max(...byWeekday)
  const weekday = WEEKDAYS[byWeekday.indexOf(most)] ?? ''
  const isEnough = entries.length >= MIN_ENTRIES
  const days = new Set(entries.map(({ localDate }) => localDate))
  const same = [...days].filter((day) => weekdayName(day) === weekday).length
  return paragraph([
    ...(isEnough ? claim(voice.say(words.length, { words: countWords(usualLength) }), ids) : []),
    ...(isEnough && usualTime
      ? claim(
          voice.say(usualTime === 'night' ? words.atNight : words.time, { part: usualTime }),
          ids,
        )
      : []),
    ...(isEnough && same >= MIN_SAME_WEEKDAYS && most * 2 > entries.length
      ? claim(
          voice.say(most === ids.length ? words.onlyWeekday : words.weekday, {
            weekday,
            count: String(most),
            all: String(ids.length),
          }),
          ids,
        )
      : []),
    ...(longestRun > 1 ? claim(voice.say(words.run, { count: String(longestRun) }), ids) : []),
  ])
}
