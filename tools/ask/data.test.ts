import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journalOf } from './journal.ts'
import { questionsOf, SETS, type SetName } from './questions.ts'

const linesOf = (file: URL) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

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

test('what is trained with asks about texts that no measured journal has', () => {
  const folder = new URL('data/', import.meta.url)
  const rows = readdirSync(folder)
    .filter((name) => name.startsWith('training'))
    .flatMap((name) => linesOf(new URL(name, folder)).map((line) => line.split('\t')))
  const examples = new URL('../companion/data/', import.meta.url)
  const texts = new Map(
    [...new Set(rows.map(([key = '']) => key.split(':')[0] ?? ''))].map((file) => [
      file,
      linesOf(new URL(`examples-${file}.jsonl`, examples)).length,
    ]),
  )
  const measured = new Set<string>(Object.values(SETS).flat().map(String))
  const wrong = rows.filter(([key = '', kind = '', question = '', ...more]) => {
    const [file = '', line = ''] = key.split(':')
    const isText = Number(line) >= 1 && Number(line) <= (texts.get(file) ?? 0)
    return measured.has(file) || !isText || !['yes', 'near'].includes(kind) || !question || more[0]
  })
  expect(rows.length).toBeGreaterThan(3_000)
  expect(wrong).toEqual([])
  expect(new Set(rows.map(([key, kind]) => `${key} ${kind}`)).size).toBe(rows.length)
})
