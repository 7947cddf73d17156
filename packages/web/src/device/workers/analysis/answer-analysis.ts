import { type Analyser, loadAnalyser } from '@daywell/core/analysis'
import { type ChartEntry, chartEntryOf } from '@daywell/core/charts'
import { replyTo } from '@daywell/core/companion'
import { openBank } from '@daywell/core/companion/trained'
import { type EmotionModel, readEntry, withEmotions } from '@daywell/core/emotions'
import { type EntryRead, monthlyFrom, spanFrom, weeklyFrom } from '@daywell/core/insights'
import { journalRequest, STAYS_ON_DEVICE } from '@daywell/core/requests'
import { safetyOf, type Verdict } from '@daywell/core/safety'
import { loadEmotions } from '#device/workers/emotions/load-emotions.ts'
import type {
  AnalysisAnswer,
  AnalysisRequest,
  MadeSummary,
  ReplyMade,
  ReplyRequest,
  SummaryRequest,
} from './analysis-messages.ts'

let loading: Promise<Analyser> | undefined

/** Analyzes texts; the model is loaded with the first one, and again if that failed. */
export async function answerAnalysis(request: AnalysisRequest): Promise<AnalysisAnswer> {
  const { texts, summary, charts, reply } = request
  const danger = reply && dangerIn(reply)
  if (danger) return { kind: 'done', analyses: [], reply: { danger } }
  try {
    loading ??= loadAnalyser()
    const analyser = await loading
    const analyses = texts.map((text) => analyser.analyse(text))
    if (reply) return { kind: 'done', analyses, reply: replyHere(reply, analyser) }
    if (!summary && !charts) return { kind: 'done', analyses }
    // Offline without the model, only named feelings are found.
    const emotions = await loadEmotions().catch(() => undefined)
    return {
      kind: 'done',
      analyses,
      ...(summary && { summary: sumUp(summary, analyser, emotions) }),
      ...(charts && {
        charts: charts.map((entry) => forCharts(entry, analyser, emotions)),
        isWhole: emotions !== undefined,
      }),
    }
  } catch {
    loading = undefined
    return { kind: 'failed' }
  }
}

function forCharts(
  entry: EntryRead['entry'],
  { analyse }: Analyser,
  emotions: EmotionModel | undefined,
): ChartEntry {
  const analysis = analyse(entry.content)
  return chartEntryOf(entry, analysis, emotions && readEntry(emotions, analysis))
}

/**
 * What the page may have missed: there, the check may have failed to load, and the draft may have
 * changed since. No server checks it again.
 */
function dangerIn({ task: { message, draft = '' } }: ReplyRequest): Verdict | undefined {
  return [message, draft].map((text) => safetyOf(text)).find(({ kind }) => kind !== null)
}

function replyHere({ task, bank }: ReplyRequest, analyser: Analyser): ReplyMade {
  if (journalRequest(task.message, task.today, task.sensed?.message))
    return { text: STAYS_ON_DEVICE }
  const { text } = replyTo(task, analyser, bank === undefined ? undefined : openBank(bank))
  return { text }
}

/** Like the server without a model. */
function sumUp(
  asked: SummaryRequest,
  { analyse }: Analyser,
  emotions: EmotionModel | undefined,
): MadeSummary {
  // Those that are only counted share one analysis: there may be thousands.
  const blank = analyse('')
  const read = (entries: SummaryRequest['entries']) =>
    entries.map((entry) => {
      const analysis = entry.content === '' ? blank : analyse(entry.content)
      return { entry, analysis: emotions ? withEmotions(analysis, emotions) : analysis }
    })
  const entries = read(asked.entries)
  if (!('earlier' in asked)) return { kind: asked.period.kind, ...spanFrom(entries, asked.period) }
  const [period, earlier] = [asked.period, read(asked.earlier)]
  return period.kind === 'weekly'
    ? { kind: 'weekly', ...weeklyFrom(entries, earlier, period) }
    : { kind: 'monthly', ...monthlyFrom(entries, earlier, period) }
}
