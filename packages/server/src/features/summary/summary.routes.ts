import type { Handlers } from '#http/route.ts'
import type { CorrectionsService } from './corrections.service.ts'
import type { SummaryService } from './summary.service.ts'

export function summaryRoutes(summaries: SummaryService, corrections: CorrectionsService) {
  return {
    weeklySummary: async ({ session, headers }) => ({
      status: 200,
      body: await summaries.weekly(askedBy(session.user.id, headers)),
    }),

    monthlySummary: async ({ session, headers }) => {
      const { summary, ...rest } = await summaries.monthly(askedBy(session.user.id, headers))
      return { status: 200, body: { insights: summary, ...rest } }
    },

    listCorrections: async ({ session }) => ({
      status: 200,
      body: { corrections: await corrections.list(session.user.id) },
    }),

    correctInsight: async ({ session, body }) => {
      await corrections.keep(session.user.id, body)
      return { status: 204, body: undefined }
    },
  } satisfies Handlers
}

type Headers = Parameters<NonNullable<Handlers['weeklySummary']>>[0]['headers']

function askedBy(userId: string, headers: Headers) {
  return {
    userId,
    timeZone: headers['time-zone'],
    day: headers['summary-day'],
    privacyLevel: headers['privacy-level'],
    isAssistantOff: headers['ai-assistant'] === 'off',
  }
}
