import { addDays, localDay } from '@daywell/core/time'
import { expect } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import type { RunningApp } from '#http/testing/running-app.ts'
import { chatter } from '../../assistant/testing/chatting.ts'

/** An evening in the middle of the week. */
export const WEDNESDAY = Date.parse('2026-11-18T19:00:00Z')
export const TODAY = localDay(WEDNESDAY, 'UTC')
export const before = (days: number) => addDays(TODAY, -days)

export interface WeeklyAnswer {
  readonly summary: {
    readonly timeframe: string
    readonly entryCount: number
    readonly wordCount: number
    readonly daysWritten: number
    readonly mood: string | null
    readonly themes: string[]
    readonly highlights: string[]
    readonly emotions: string[]
    readonly reflection: string
    readonly nextQuestion: string
  }
  readonly backing: Record<string, string[][]>
  readonly basis: { by: string; entryCount: number; readCount: number; hiddenCount: number }
}

export interface MonthlyAnswer extends Omit<WeeklyAnswer, 'summary'> {
  readonly insights: Record<string, string | string[]>
}

export interface SpanAnswer extends WeeklyAnswer {
  readonly summary: WeeklyAnswer['summary'] & {
    readonly parts: string[]
    readonly emotionalPatterns: string[]
    readonly emotionMonths: {
      readonly months: string[]
      readonly rows: readonly { readonly emotion: string; readonly entries: number[] }[]
    }
  }
}

/** A person who looks back on what they wrote. */
export async function summer(app: RunningApp) {
  const person = await chatter(app)
  const { token } = person
  const good = async <T>(what: string, headers: Record<string, string>, json?: object) => {
    const answer = await ask(app.port, what, { token, headers, ...(json && { json }) })
    expect(answer.status, answer.text).toBe(200)
    return answer.json as T
  }
  return {
    ...person,
    get: (what: string, headers: Record<string, string> = {}) =>
      ask(app.port, `GET /api/summary/${what}`, { token, headers }),
    weekly: (headers = {}) => good<WeeklyAnswer>('GET /api/summary/weekly', headers),
    monthly: (headers = {}) => good<MonthlyAnswer>('GET /api/summary/monthly', headers),
    yearly: (headers = {}) => good<SpanAnswer>('GET /api/summary/yearly', headers),
    days: (from: string, to: string, headers = {}) =>
      good<SpanAnswer>('POST /api/summary/days', headers, { from, to }),
    askDays: (json: object, headers: Record<string, string> = {}) =>
      ask(app.port, 'POST /api/summary/days', { token, headers, json }),
    remove: (id: string) => ask(app.port, `DELETE /api/journal/entries/${id}`, { token }),
  }
}
