import type { Reading } from '../reading/reading.ts'
import type { Topic } from '../reading/topics.ts'
import type { Frame } from '../voice.ts'
import * as words from '../words/matters.ts'
import * as questions from '../words/questions.ts'
import { type Notice, notice } from './notice.ts'

/** What can be said of the people and things that a text speaks of. */
export function noticeMatters(reading: Reading): Notice[] {
  const { topics, analysis, single } = reading
  // In a long text what is named once is one thing among many.
  const main = analysis.sentences.length > 8 ? topics.filter(isMain) : topics
  const [first, second, third] = main
  if (!first || single) return []
  return [
    ...main.slice(0, 2).flatMap((topic) => byFrequency(topic, reading)),
    ...(second ? [pair(first, second, reading)] : []),
    ...(second && third ? [trio([first, second, third], reading)] : []),
    ...betweenEnds(reading),
  ]
}

const isMain = ({ sentences, isPerson }: Topic) => sentences.length > 1 || isPerson

/** Questions about something that a text speaks of. */
export function questionsAbout(
  topic: Pick<Topic, 'isPerson'>,
  { heavy }: Pick<Reading, 'heavy'>,
): readonly Frame[] {
  if (!topic.isPerson) return questions.topic
  return heavy ? questions.personGently : questions.person
}

function byFrequency(topic: Topic, reading: Reading): Notice[] {
  const times = topic.sentences.length
  if (times < 2) return []
  const frames = times > 2 ? words.often : words.twice
  const isFirst = topic === reading.topics[0]
  // That most of it is about something is true of the first alone.
  const usable = isFirst || times < 3 ? frames : words.twice
  return [matter([topic], usable, times > 2 ? 2.7 + times * 0.1 : 2, reading)]
}

function pair(first: Topic, second: Topic, reading: Reading): Notice {
  const areBoth = first.isPerson && second.isPerson
  return matter([first, second], areBoth ? words.people : words.two, areBoth ? 2.5 : 2.2, reading)
}

function trio(three: readonly [Topic, Topic, Topic], reading: Reading): Notice {
  const inOrder = three.toSorted((a, b) => (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0))
  return matter(inOrder, words.three, 2.1, reading)
}

/** What the first lines speak of and what the last do, where these differ. */
function betweenEnds(reading: Reading): Notice[] {
  const { topics, analysis, whole } = reading
  const last = analysis.sentences.length - 1
  if (!whole || last < 5) return []
  const first = topics.find(({ sentences }) => (sentences[0] ?? last) <= 1)
  const final = topics.find(
    (topic) => topic !== first && topic.sentences.some((index) => index >= last - 1),
  )
  return first && final ? [matter([first, final], words.span, 2.3, reading)] : []
}

function matter(
  topics: readonly Topic[],
  frames: readonly Frame[],
  weight: number,
  reading: Reading,
): Notice {
  const [first, other, third] = topics
  return notice({
    ...{ kind: 'matter', weight, frames },
    slots: { topic: first?.name ?? '', other: other?.name ?? '', third: third?.name ?? '' },
    topics: topics.map(({ key }) => key),
    questions: topics.length === 1 && first ? questionsAbout(first, reading) : [],
  })
}
