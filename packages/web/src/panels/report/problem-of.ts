import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { ReportTexts } from './report.texts.ts'

const WITHOUT_ANSWER: ReadonlySet<string> = new Set(['network', 'cross-origin', 'timeout'])

/** What a person is told when no report came, and what to do. */
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
      // Whether it is for their own reports, for those of others or for something else.
      return error.answer?.error ?? problems.many
    case 502:
      return problems.model
    case 503:
      // It may be on its way still.
      return error.answer?.error ?? problems.otherwise
    default:
      return problems.otherwise
  }
}
