import type { Feeling } from '#analysis/index.ts'
import { dayNumber } from '#time/index.ts'
import { type Fragment, fragmentsOf } from '../reading/fragments.ts'
import type { Reading } from '../reading/reading.ts'
import { withoutSpeech } from '../reading/speech.ts'
import { ownFeelings, toneOf } from '../reading/tone.ts'
import { plainName, type Topic } from '../reading/topics.ts'
import type { EarlierEntry } from '../request.ts'
import type { Frame } from '../voice.ts'
import { spokenDay } from '../when.ts'
import * as words from '../words/earlier.ts'
import { bare } from './feelings.ts'
import { type Notice, notice } from './notice.ts'

/** A turn is told against the days that somebody still remembers. */
const RECENT = 14
const FEW = 3

export interface Before {
  readonly earlier: readonly EarlierEntry[]
  readonly today: string
}

/** How a text stands against the entries of earlier days. */
export function noticeEarlier(reading: Reading, before: Before): Notice[] {
  const newest = before.earlier
    .filter(({ analysis }) => analysis.language === 'en')
    .toSorted((a, b) => (a.localDate < b.localDate ? 1 : -1))
  const readings = newest.map(asRead)
  return [
    ...feelingChange(reading, readings, before.today),
    ...reading.topics.slice(0, 4).flatMap((topic) => topicAgain(topic, readings, before.today)),
    ...freshTopic(reading, readings),
    ...anyLink(readings, before.today),
  ]
}

interface Past {
  readonly entry: EarlierEntry
  readonly reading: Pick<Reading, 'text' | 'analysis' | 'fragments'>
}

/** The text of an entry as far as its sentences hold it. */
function asRead(entry: EarlierEntry): Past {
  const { sentences } = entry.analysis
  const gaps = sentences.map(({ start }, at) => start - (sentences[at - 1]?.end ?? 0))
  const text = sentences
    .map((one, at) => ' '.repeat(Math.max(0, gaps[at] ?? 0)) + one.text)
    .join('')
  const analysis = withoutSpeech(text, entry.analysis)
  return { entry, reading: { text, analysis, fragments: fragmentsOf(text, sentences) } }
}

/** The newest entry of the last two weeks that names a feeling, against the feeling of now. */
function feelingChange(reading: Reading, past: readonly Past[], today: string): Notice[] {
  const now = strongest(reading)
  if (!now) return []
  const recent = past.filter(({ entry }) => {
    const ago = dayNumber(today) - dayNumber(entry.localDate)
    return ago >= 0 && ago <= RECENT
  })
  for (const { entry, reading: then } of recent) {
    const before = strongest(then)
    const frames = before && framesFor(before.feeling, now.feeling, toneOf(entry.analysis), reading)
    if (before && frames && before.said.toLowerCase() !== now.said.toLowerCase())
      return [
        notice({
          ...{ kind: 'change', weight: 5, frames, cites: [entry] },
          slots: { ...spokenDay(entry.localDate, today), before: before.said, now: now.said },
          spans: [now],
        }),
      ]
  }
  return []
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

function topicAgain(topic: Topic, past: readonly Past[], today: string): Notice[] {
  const mentions = past.flatMap(({ entry, reading }) => {
    const line = lineAbout(topic, reading)
    return line ? [{ entry, line }] : []
  })
  const [latest] = mentions
  if (!latest) return []
  const isOften = mentions.length >= FEW
  return [
    notice({
      kind: 'earlier',
      weight: 3 + Math.min(mentions.length, 3) * 0.2 + (topic.isPerson ? 0.4 : 0),
      frames: isOften ? words.oftenBefore : words.again,
      slots: {
        ...spokenDay(latest.entry.localDate, today),
        topic: topic.name,
        quote: latest.line.text,
        count: String(mentions.length),
      },
      topics: [topic.key],
      cites: isOften ? mentions.map(({ entry }) => entry) : [latest.entry],
    }),
  ]
}

/** A line of an earlier entry that speaks of the same. */
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

/** A matter that none of several earlier entries mentions. */
function freshTopic({ topics, analysis }: Reading, past: readonly Past[]): Notice[] {
  const [topic] = topics
  if (!topic || past.length < FEW || analysis.sentences.length < 2) return []
  const plain = plainName(topic.name)
  const isKnown = past.some(({ reading }) => reading.text.toLowerCase().includes(plain))
  if (isKnown || topic.sentences.length < 2) return []
  return [
    notice({
      ...{ kind: 'change', weight: 2.5, frames: words.fresh },
      slots: { topic: topic.name, count: String(past.length) },
      topics: [topic.key],
      cites: past.map(({ entry }) => entry),
    }),
  ]
}

/** Where nothing is shared: the last entry, for whoever wants to be reminded of it. */
function anyLink(past: readonly Past[], today: string): Notice[] {
  for (const { entry, reading } of past) {
    const line = reading.fragments.find(({ whole, words: count }) => whole && count >= 4)
    if (line)
      return [
        notice({
          ...{ kind: 'earlier', weight: 1, frames: words.beside, cites: [entry] },
          slots: { ...spokenDay(entry.localDate, today), quote: line.text },
        }),
      ]
  }
  return []
}
