import { type Answering, type AskAnswer, sourceOf } from '@daywell/core/ask'
import type { Preferences } from '@daywell/core/preferences'
import * as z from 'zod/mini'
import { woundIn } from '#model/heed-words.ts'
import type { Provider } from '#model/provider.ts'

const MAX_ANSWER_CHARS = 1200

const INSTRUCTIONS = [
  'The person asks their own journal something. Answer from the entries that you are given, in these fields:',
  '- found: whether the entries answer the question. Where they do not, or only seem to, it is false.',
  '- answer: one to four sentences, at most 90 words, to the person as “you”, with the days as a person would name them. Claim nothing that does not stand in the entries. Empty where nothing was found.',
  '- days: the days of the entries that the answer rests on, as they are marked, and no others.',
].join('\n')

const answerSchema = (days: readonly string[]) =>
  z.object({ found: z.boolean(), answer: z.string(), days: z.array(z.enum(days)) })

interface ToAnswer {
  readonly who: string
  readonly question: string
  readonly preferences: Preferences
  readonly answering: readonly Answering[]
}

/**
 * Has a model answer from the given excerpts. The source it names has to be one of them. Undefined
 * if it found nothing, or said nothing that can be shown.
 */
export async function answerByModel(
  write: NonNullable<Provider['write']>,
  { who, question, preferences, answering }: ToAnswer,
  signal: AbortSignal,
): Promise<AskAnswer | undefined> {
  const marks = marksOf(answering)
  const passages = answering.map((one, at) => ({
    ...sourceOf(one),
    localDate: marks[at] ?? '',
    text: one.around?.text ?? one.quote,
  }))
  const schema = answerSchema(marks)
  const task = { instructions: INSTRUCTIONS, asked: question, preferences, passages, schema }
  const { value, read } = await write(task, signal, who)
  const given = new Set(read.map(({ id }) => id))
  const sources = answering
    .map(sourceOf)
    .filter(({ id }, at) => given.has(id) && value.days.includes(marks[at] ?? ''))
  const response = value.answer.trim().slice(0, MAX_ANSWER_CHARS).toWellFormed()
  const isAnswer = value.found && response !== '' && sources.length > 0
  return isAnswer && !woundIn(response) ? { response, sources, found: true } : undefined
}

/** The day of each, numbered where there are several of it: an answer may rest on one of them. */
function marksOf(answering: readonly Answering[]): string[] {
  const days = answering.map(({ entry }) => entry.localDate)
  return days.map((day, at) => {
    const isOnly = days.indexOf(day) === days.lastIndexOf(day)
    const before = days.slice(0, at).filter((other) => other === day).length
    return isOnly ? day : `${day} (${before + 1})`
  })
}
