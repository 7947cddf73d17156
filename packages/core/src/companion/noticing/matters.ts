import type { Reading } from '../reading/reading.ts'
import type { Topic } from '../reading/topics.ts'
import type { Frame } from '../voice.ts'
import * as questions from '../words/questions.ts'

/** Questions about something that a text speaks of. */
export function questionsAbout({ isPerson }: Pick<Topic, 'isPerson'>): readonly Frame[] {
  return isPerson ? questions.person : questions.topic
}

/** Somebody who is in more than one sentence, or in a text that is hardly longer than one. */
export function mainPerson({ topics, analysis }: Reading): Topic | undefined {
  const few = analysis.sentences.length <= 2
  return topics.find(
    ({ isPerson, sentences, name }) =>
      isPerson && !name.startsWith('“') && (few || sentences.length > 1),
  )
}
