import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { ReportTexts } from './report.texts.ts'

const WITHOUT_ANSWER: ReadonlySet<string> = new Set(['network', 'cross-origin', 'timeout'])

/** The message for a failed report, with what to do. */
export function problemOf(error: unknown, { problems }: ReportTexts): string {
  if (!(error instanceof CallFailure)) return problems.otherwise
  if (WITHOUT_ANSWER.has(error.failure.kind)) return problems.network
  switch (error.status) {
    case 403:
      return problems.plan
    case 404:
      return problems.none
    case 422:
      return error.answer?.error ?? problems.otherwise
    case 429:
      // The server says whose reports are in the way.
      return error.answer?.error ?? problems.many
    case 502:
      return problems.model
    case 503:
      // It may still be in progress.
      return error.answer?.error ?? problems.otherwise
    default:
      return problems.otherwise
  }
}
