import type { Analyser } from '#analysis/index.ts'
import type { AiInteraction } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { reply } from '../reply.ts'
import { kindsOfDay } from './days.ts'
import { anEarlierEntry } from './earlier.ts'
import { aRequest } from './requests.ts'

interface Example {
  readonly message: string
  readonly level: AiInteraction
  readonly seed: number
  /** Days and what was written on them. */
  readonly earlier?: Readonly<Record<string, string>>
}

const textOf = (kind: string, size: string) =>
  kindsOfDay.find((one) => one.kind === kind)?.days.find((day) => day.size === size)?.text ?? ''

/** Ten texts with the replies that docs/companion.md shows. */
const examples: readonly Example[] = [
  { message: textOf('a quarrel', 'line'), level: 'minimal', seed: 3 },
  { message: textOf('grief', 'few'), level: 'balanced', seed: 4 },
  { message: textOf('grief', 'note'), level: 'balanced', seed: 6 },
  { message: textOf('exhaustion', 'half page'), level: 'balanced', seed: 2 },
  { message: textOf('worry about money or health', 'few'), level: 'minimal', seed: 2 },
  { message: textOf('loneliness', 'half page'), level: 'involved', seed: 6 },
  { message: textOf('gratitude', 'note'), level: 'balanced', seed: 3 },
  { message: textOf('an undecided question', 'note'), level: 'balanced', seed: 1 },
  {
    message:
      'We moved in on Saturday, Dan carried nearly all of it. I am calm, for the first time in weeks.',
    level: 'involved',
    seed: 3,
    earlier: {
      '2026-11-08':
        'The move is coming closer. I am so anxious about it that I count boxes at night.',
      '2026-10-03': 'Dan and I talked about the flat until late. He is sure. I am not.',
    },
  },
  { message: 'are you a person?', level: 'balanced', seed: 2 },
]

/** The examples as they stand in the document, made by the companion itself. */
export function writtenExamples(analyser: Analyser): string {
  return examples.map((example) => written(example, analyser)).join('\n\n')
}

function written({ message, level, seed, earlier = {} }: Example, analyser: Analyser): string {
  const entries = Object.entries(earlier)
  const { text } = reply(
    aRequest({
      message,
      level,
      random: seededRandom(seed),
      earlier: entries.map(([day, words]) => anEarlierEntry(analyser, day, words)),
    }),
    analyser,
  )
  const before = entries.map(([day, words]) => `*Entry of ${day}:* ${words}`)
  const parts = [...before, ...quoted(message), `**${level}:** ${text}`]
  return ['---', ...parts].join('\n\n')
}

const quoted = (text: string) => text.split('\n\n').map((paragraph) => `> ${paragraph}`)
