import { expect, test } from 'vitest'
import { journalOf } from './journal.ts'
import { questionsOf, SETS, type SetName } from './questions.ts'

test.each(Object.keys(SETS) as SetName[])('the answers of %s are in its journal', (name) => {
  const entries = new Map(journalOf(SETS[name]).map((entry) => [entry._id, entry.content]))
  const wrong = questionsOf(name).filter(
    ({ answers, words = '' }) =>
      answers.some((id) => !entries.has(id)) ||
      (answers.length > 0 && !entries.get(answers[0] as string)?.includes(words)),
  )
  expect(wrong).toEqual([])
})

test('no fresh question was tuned on', () => {
  const tuned = new Set(questionsOf('tuning').map(({ question }) => question.toLowerCase()))
  const fresh = questionsOf('fresh').map(({ question }) => question.toLowerCase())
  expect(fresh.filter((question) => tuned.has(question))).toEqual([])
  expect(new Set(fresh).size).toBe(fresh.length)
})

test('a journal is the same each time', () => {
  expect(journalOf([6])).toEqual(journalOf([6]))
  expect(journalOf([6]).map(({ localDate }) => localDate)[0]).toBe('2026-10-31')
})
