import { readFile } from 'node:fs/promises'
import { type Analyser, type Analysis, loadAnalyser } from '@daywell/core/analysis'
import { type CompanionReply, type CompanionTask, replyTo } from '@daywell/core/companion'
import { type Bank, openBank } from '@daywell/core/companion/trained'
import { type EmotionModel, openEmotions, withEmotions } from '@daywell/core/emotions'
import {
  type EntryRead,
  type Made,
  type MonthlyInsights,
  mayBeSpokenOf,
  monthlyFrom,
  type SpanPeriod,
  type SpanSummary,
  type SummaryPeriod,
  spanFrom,
  type WeeklySummary,
  weeklyFrom,
} from '@daywell/core/insights'
import { type JournalRequest, journalRequest } from '@daywell/core/requests'
import { safetyOf, type Verdict } from '@daywell/core/safety'

/** What is done with texts beside the event loop. */
export type TextTasks = ReturnType<typeof textTasks>

const BANK = new URL('../../../core/src/companion/trained/weights/bank.jsonl', import.meta.url)
const EMOTION_WEIGHTS = new URL('../../../core/src/emotions/weights/emotions.bin', import.meta.url)

/** What to sum up, with entries that were not analyzed yet. */
interface SummaryTask {
  readonly period: SummaryPeriod
  readonly entries: readonly EntryRead['entry'][]
  /** Those of the days before, for what changed. */
  readonly earlier: readonly EntryRead['entry'][]
}

/** A year or chosen days to sum up; entries without a text are only counted. */
interface SpanTask {
  readonly period: SpanPeriod
  readonly entries: readonly EntryRead['entry'][]
}

interface SummedUp {
  readonly made: Made<WeeklySummary> | Made<MonthlyInsights>
  /** The entries of the period whose words may be part of a summary. */
  readonly mayBeRead: readonly string[]
}

/** The tasks of one thread. The safety check does not wait for a language model to load. */
export function textTasks() {
  let loading: Promise<Analyser> | undefined
  let felt: Promise<EmotionModel> | undefined
  let filled: Promise<Bank> | undefined
  const bank = () => {
    filled ??= readFile(BANK, 'utf8').then(openBank)
    return filled
  }
  const analyser = () => {
    loading ??= loadAnalyser()
    return loading
  }
  return {
    async analyse(texts: readonly string[]): Promise<Analysis[]> {
      const { analyse } = await analyser()
      return texts.map((text) => analyse(text))
    },
    hear: (texts: readonly string[]): Verdict[] => texts.map((text) => safetyOf(text)),
    journalRequest: ({
      message,
      today,
      sensed,
    }: Pick<CompanionTask, 'message' | 'today' | 'sensed'>): JournalRequest | undefined =>
      journalRequest(message, today, sensed?.message),
    reply: async (task: CompanionTask): Promise<CompanionReply> =>
      replyTo(task, await analyser(), task.sensed && (await bank())),
    async sumUp(task: SummaryTask): Promise<SummedUp> {
      felt ??= loadEmotions()
      return sumUp(task, await analyser(), await felt)
    },
    async sumUpSpan({ period, entries }: SpanTask): Promise<Made<SpanSummary>> {
      felt ??= loadEmotions()
      return spanFrom(readAll(entries, await analyser(), await felt), period)
    },
  }
}

/** The reader of emotions; threads that never ask for it do not hold its megabytes. */
async function loadEmotions(): Promise<EmotionModel> {
  return openEmotions(await readFile(EMOTION_WEIGHTS))
}

/** Reads the entries and works out what they come to. */
function sumUp(
  { period, entries, earlier }: SummaryTask,
  analyser: Analyser,
  emotions: EmotionModel,
): SummedUp {
  const read = (some: SummaryTask['entries']) => readAll(some, analyser, emotions)
  const from = period.kind === 'weekly' ? weeklyFrom : monthlyFrom
  return {
    made: from(read(entries), read(earlier), period),
    mayBeRead: entries.filter(mayBeSpokenOf).map(({ _id }) => _id),
  }
}

/** Those without a text share one analysis: there may be thousands. */
function readAll(
  entries: readonly EntryRead['entry'][],
  analyser: Analyser,
  emotions: EmotionModel,
): EntryRead[] {
  const blank = analyser.analyse('')
  return entries.map((entry) => ({
    entry,
    analysis:
      entry.content === '' ? blank : withEmotions(analyser.analyse(entry.content), emotions),
  }))
}
