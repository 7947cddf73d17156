import type { Handlers } from '#http/route.ts'
import type { ReportService } from './report.service.ts'

export function reportRoutes(reports: ReportService) {
  return {
    weeklyPdf: async (call) => ({
      status: 200,
      ...(await reports.summary('weekly', { ...askedBy(call), day: call.headers['summary-day'] })),
    }),
    monthlyPdf: async (call) => ({
      status: 200,
      ...(await reports.summary('monthly', { ...askedBy(call), day: call.headers['summary-day'] })),
    }),
    yearlyPdf: async (call) => ({
      status: 200,
      ...(await reports.summary('yearly', { ...askedBy(call), day: call.headers['summary-day'] })),
    }),
    reportPdf: async (call) => {
      const { for: reader, withName, entryIds, from, to } = call.body
      const name = withName ? call.session.user.displayName : undefined
      const range = { from, to, entryIds, reader, name }
      return { status: 200, ...(await reports.range(range, askedBy(call))) }
    },
  } satisfies Handlers
}

type Call = Parameters<NonNullable<Handlers['weeklyPdf']>>[0]

function askedBy({ session, headers, gone }: Pick<Call, 'session' | 'headers' | 'gone'>) {
  return {
    userId: session.user.id,
    timeZone: headers['time-zone'],
    privacyLevel: headers['privacy-level'],
    isAssistantOff: headers['ai-assistant'] === 'off',
    languages: headers['accept-language'],
    gone,
  }
}
