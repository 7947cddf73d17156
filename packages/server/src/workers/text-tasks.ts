import { type Analyser, type Analysis, loadAnalyser } from '@daywell/core/analysis'
import type { CompanionReply } from '@daywell/core/companion'
import type { EmotionModel } from '@daywell/core/emotions'
import { safetyOf, type Verdict } from '@daywell/core/safety'
import { type CompanionTask, companionReply } from './companion-task.ts'
import { loadEmotions } from './load-emotions.ts'
import { type SummaryTask, type SummedUp, sumUp } from './summary-task.ts'

/** What is done with texts beside the event loop. */
export type TextTasks = ReturnType<typeof textTasks>

/** The tasks of one thread. The safety check does not wait for a language model to load. */
export function textTasks() {
  let loading: Promise<Analyser> | undefined
  let felt: Promise<EmotionModel> | undefined
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
    reply: async (task: CompanionTask): Promise<CompanionReply> =>
      companionReply(task, await analyser()),
    async sumUp(task: SummaryTask): Promise<SummedUp> {
      felt ??= loadEmotions()
      return sumUp(task, await analyser(), await felt)
    },
  }
}
