import type { Feeling } from '#analysis/index.ts'
import { safetyOf } from '#safety/index.ts'
import { dayNumber } from '#time/index.ts'
import { fragmentsOf } from '../reading/fragments.ts'
import type { Reading } from '../reading/reading.ts'
import { withoutSpeech } from '../reading/speech.ts'
import { ownFeelings, toneOf } from '../reading/tone.ts'
import { weightOf } from '../reading/weight.ts'
import type { EarlierEntry } from '../request.ts'
import type { Frame } from '../voice.ts'
import { spokenDay } from '../when.ts'
import * as words from '../words/earlier.ts'
import { bare } from './feelings.ts'
import { type Notice, notice } from './notice.ts'

/** A change of mood is compared with recent days only. */
const RECENT = 14

export interface Before {
  readonly earlier: readonly EarlierEntry[]
  readonly today: string
}

/** A change of mood since the days before. */
export function changeSince(reading: Reading, before: Before): Notice | undefined {
  return feelingChange(reading, pastOf(before), before.today)
}

function pastOf({ earlier }: Before): Past[] {
  return earlier
    .filter(({ analysis }) => analysis.language === 'en')
    .toSorted((a, b) => (a.localDate < b.localDate ? 1 : -1))
    .map(asRead)
}

/** A line that speaks of harm is never quoted, and a grave one not beside a good day. */
const speaksOfHarm = ({ reading }: Past) => safetyOf(reading.text).kind !== null
const isGrave = ({ reading: { text, analysis } }: Past) =>
  weightOf(text, analysis, toneOf(analysis)) === 'grave'

interface Past {
  readonly entry: EarlierEntry
  readonly reading: Pick<Reading, 'text' | 'analysis' | 'fragments'>
}

/** The text of an entry, as far as its sentences cover it. */
function asRead(entry: EarlierEntry): Past {
  const { sentences } = entry.analysis
  const gaps = sentences.map(({ start }, at) => start - (sentences[at - 1]?.end ?? 0))
  const text = sentences
    .map((one, at) => ' '.repeat(Math.max(0, gaps[at] ?? 0)) + one.text)
    .join('')
  const analysis = withoutSpeech(text, entry.analysis)
  return { entry, reading: { text, analysis, fragments: fragmentsOf(text, sentences) } }
}

/** The newest entry of the last two weeks that names a feeling, compared with the feeling now. */
function feelingChange(reading: Reading, past: readonly Past[], today: string): Notice | undefined {
  const now = strongest(reading)
  if (!now) return undefined
  const recent = past.filter(({ entry }) => {
    const ago = dayNumber(today) - dayNumber(entry.localDate)
    return ago >= 0 && ago <= RECENT
  })
  for (const one of recent) {
    const { entry, reading: then } = one
    const before = strongest(then)
    const frames = before && framesFor(before.feeling, now.feeling, toneOf(entry.analysis), reading)
    if (!before || !frames || before.said.toLowerCase() === now.said.toLowerCase()) continue
    if (speaksOfHarm(one) || (frames === words.lighter && isGrave(one))) continue
    return notice({
      frames,
      cites: [entry],
      spans: [now],
      slots: { ...spokenDay(entry.localDate, today), before: before.said, now: now.said },
    })
  }
  return undefined
}

/** The feeling that a text names most strongly, in one or two words. */
function strongest({ text, analysis }: Past['reading']) {
  const all = ownFeelings(analysis).flatMap((feeling) => {
    const said = bare({ text }, feeling)
    return said && !feeling.hedged ? [said] : []
  })
  return all.toSorted((a, b) => Math.abs(b.feeling.valence) - Math.abs(a.feeling.valence))[0]
}

const degrees = ['slight', 'clear', 'strong']

function framesFor(
  before: Feeling,
  now: Feeling,
  toneThen: string,
  reading: Reading,
): readonly Frame[] | undefined {
  if (before.group === now.group) {
    const grown = degrees.indexOf(now.degree) - degrees.indexOf(before.degree)
    if (grown === 0) return words.still
    return grown > 0 ? words.stronger : words.weaker
  }
  if (before.valence < 0 && now.valence > 0 && reading.tone !== 'low' && toneThen !== 'high')
    return words.lighter
  if (before.valence > 0 && now.valence < 0 && reading.tone !== 'high' && toneThen !== 'low')
    return words.heavier
  return undefined
}
