import type { Handlers } from '#http/route.ts'
import type { CorrectionsService } from './corrections.service.ts'
import type { SpanService } from './span.service.ts'
import type { SummaryService } from './summary.service.ts'

export function summaryRoutes(
  summaries: SummaryService,
  spans: SpanService,
  corrections: CorrectionsService,
) {
  return {
    weeklySummary: async ({ session, headers }) => ({
      status: 200,
      body: await summaries.weekly(askedBy(session.user.id, headers)),
    }),

    monthlySummary: async ({ session, headers }) => {
      const { summary, ...rest } = await summaries.monthly(askedBy(session.user.id, headers))
      return { status: 200, body: { insights: summary, ...rest } }
    },

    yearlySummary: async ({ session, headers, gone }) => ({
      status: 200,
      body: await spans.yearly({ ...askedBy(session.user.id, headers), gone }),
    }),

    daysSummary: async ({ session, headers, body, gone }) => {
      const privacyLevel = headers['privacy-level']
      const made = await spans.days(body, { userId: session.user.id, privacyLevel, gone })
      return { status: 200, body: made }
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

type WeeklyHeaders = Parameters<NonNullable<Handlers['weeklySummary']>>[0]['headers']
type Headers = Omit<WeeklyHeaders, 'ai-assistant'> & Partial<Pick<WeeklyHeaders, 'ai-assistant'>>

function askedBy(userId: string, headers: Headers) {
  return {
    userId,
    timeZone: headers['time-zone'],
    day: headers['summary-day'],
    privacyLevel: headers['privacy-level'],
    isAssistantOff: headers['ai-assistant'] === 'off',
  }
}
