import type { Feeling } from '#analysis/index.ts'
import { safetyOf } from '#safety/index.ts'
import { dayNumber } from '#time/index.ts'
import { type Fragment, fragmentsOf } from '../reading/fragments.ts'
import type { Reading } from '../reading/reading.ts'
import { withoutSpeech } from '../reading/speech.ts'
import { ownFeelings, toneOf } from '../reading/tone.ts'
import { plainName, type Topic } from '../reading/topics.ts'
import { weightOf } from '../reading/weight.ts'
import type { EarlierEntry } from '../request.ts'
import type { Frame } from '../voice.ts'
import { spokenDay } from '../when.ts'
import * as words from '../words/earlier.ts'
import { bare } from './feelings.ts'
import { type Notice, notice } from './notice.ts'

/** A change of mood is compared with recent days only. */
const RECENT = 14
const FEW = 3

export interface Before {
  readonly earlier: readonly EarlierEntry[]
  readonly today: string
}

/** A change of mood since the days before. */
export function changeSince(reading: Reading, before: Before): Notice | undefined {
  return feelingChange(reading, pastOf(before), before.today)
}

/** A recurring theme, a new one, or else only the day of the last entry. */
export function linkToEarlier(reading: Reading, before: Before): Notice | undefined {
  const past = pastOf(before)
  const again = reading.topics
    .slice(0, 4)
    .map((topic) => topicAgain(topic, past, before.today))
    .find((found) => found !== undefined)
  return again ?? freshTopic(reading, past) ?? anyLink(past, before.today)
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

function topicAgain(topic: Topic, past: readonly Past[], today: string): Notice | undefined {
  const mentions = past.flatMap((one) => {
    const line = lineAbout(topic, one.reading)
    return line ? [{ one, entry: one.entry, line }] : []
  })
  const latest = mentions.find(({ one }) => !isGrave(one) && !speaksOfHarm(one))
  if (!latest) return undefined
  const isOften = mentions.length >= FEW && mentions[0] === latest
  return notice({
    frames: isOften ? words.oftenBefore : words.again,
    slots: {
      ...spokenDay(latest.entry.localDate, today),
      topic: topic.name,
      quote: latest.line.text,
      count: String(mentions.length),
    },
    cites: isOften ? mentions.map(({ entry }) => entry) : [latest.entry],
  })
}

/** A line of an earlier entry about the same theme. */
function lineAbout(
  { key, name }: Topic,
  { analysis, fragments }: Past['reading'],
): Fragment | undefined {
  const named = [...analysis.people, ...analysis.places, ...analysis.themes]
  const sentences = named.filter((one) => one.key === key).flatMap((one) => one.sentences)
  const plain = plainName(name)
  return fragments
    .filter(({ sentence }) => sentences.includes(sentence))
    .toSorted((a, b) => rank(b, plain) - rank(a, plain))[0]
}

const rank = ({ text, words: count, whole }: Fragment, plain: string) =>
  (text.toLowerCase().includes(plain) ? 4 : 0) + (whole ? 1 : 0) + (count <= 12 ? 1 : 0)

/** A theme that none of several earlier entries mentions. */
function freshTopic({ topics, analysis }: Reading, past: readonly Past[]): Notice | undefined {
  const [topic] = topics
  if (!topic || past.length < FEW || analysis.sentences.length < 2) return undefined
  const plain = plainName(topic.name)
  const isKnown = past.some(({ reading }) => reading.text.toLowerCase().includes(plain))
  if (isKnown || topic.sentences.length < 2) return undefined
  return notice({
    frames: words.fresh,
    slots: { topic: topic.name, count: String(past.length) },
    cites: past.map(({ entry }) => entry),
  })
}

/** Without a common topic: the day of the last entry. */
function anyLink([newest]: readonly Past[], today: string): Notice | undefined {
  if (!newest) return undefined
  const { entry } = newest
  return notice({ frames: words.beside, slots: spokenDay(entry.localDate, today), cites: [entry] })
}
