import { type AskedEntry, apart, stillReading } from '@daywell/core/ask'
import { askHere } from '#device/workers/ask/ask-here.ts'
import type { AnsweredHere } from '#panels/ask/asking.ts'
import type { MeaningHere } from './meaning-of.ts'

/** Timeout for indexing before an answer, the same as on the server. */
const CATCH_UP_TIMEOUT_MS = 2_500

/** Answers here by words, and by meaning if the model is on this device. */
export async function askByMeaning(
  here: MeaningHere | undefined,
  question: string,
  entries: readonly AskedEntry[],
  signal: AbortSignal,
): Promise<AnsweredHere> {
  const meaning = here && (await meaningFor(here, question, entries).catch(() => undefined))
  if (!here || !meaning)
    return askHere({ question, entries: entries.map((entry) => ({ entry })) }, signal)
  const { vectors, ways } = meaning
  const known = entries.map((entry) => {
    const read = vectors.get(entry._id)
    return { entry, vectors: read && apart(read) }
  })
  const answer = await askHere({ question, entries: known, ways }, signal)
  const progress = here.reading.progress()
  if (!progress) return { ...answer, byMeaning: true }
  const more = stillReading(progress.read, progress.all)
  return { ...answer, response: `${answer.response}\n\n${more}`, byMeaning: true }
}

async function meaningFor(
  { reading, readQuestion, isReady }: MeaningHere,
  question: string,
  entries: readonly AskedEntry[],
) {
  if (!(await isReady())) return undefined
  await atMost(CATCH_UP_TIMEOUT_MS, reading.catchUp())
  const vectors = await reading.readOf(entries)
  return { vectors, ways: apart(await readQuestion(question)) }
}

function atMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  void work.finally(resolve)
  return promise.finally(() => clearTimeout(timer))
}
