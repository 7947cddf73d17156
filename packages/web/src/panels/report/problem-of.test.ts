import { expect, it } from 'vitest'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { problemOf } from './problem-of.ts'
import { reportTexts } from './report.texts.ts'

it('passes on the server’s reason for a queued report', () => {
  const answer = {
    code: 'too_many_requests',
    error: 'Many reports are being made at the moment.',
    requestId: 'r',
  } as const
  const failure = { kind: 'http', status: 429, hadToken: true } as const
  expect(problemOf(new CallFailure(failure, { answer }), reportTexts.en)).toBe(answer.error)
  expect(problemOf(new CallFailure(failure), reportTexts.en)).toBe(reportTexts.en.problems.many)
})

it('PDF-13 passes on that a report is still in progress', () => {
  const error = "We're still making your report. Please try again in a minute."
  const answer = { code: 'still_working', error, requestId: 'r' } as const
  const failure = { kind: 'http', status: 503, hadToken: true } as const
  expect(problemOf(new CallFailure(failure, { answer }), reportTexts.en)).toBe(error)
})
