import { type Analysis, loadAnalyser } from '@daywell/core/analysis'
import type { CompanionReply } from '@daywell/core/companion'
import { type CompanionTask, companionReply } from './companion-task.ts'
import { type SummaryTask, type SummedUp, sumUp } from './summary-task.ts'

/** What is done with texts beside the event loop. */
export type TextTasks = Awaited<ReturnType<typeof loadTextTasks>>

/** Loads what the tasks share, once a thread. */
export async function loadTextTasks() {
  const analyser = await loadAnalyser()
  return {
    analyse: (texts: readonly string[]): Analysis[] => texts.map((text) => analyser.analyse(text)),
    reply: (task: CompanionTask): CompanionReply => companionReply(task, analyser),
    sumUp: (task: SummaryTask): SummedUp => sumUp(task, analyser),
  }
}
