import { askIndex } from '@daywell/core/ask'
import { expect, it, onTestFinished } from 'vitest'
import { senseWorkers } from '#workers/sense-workers.ts'
import { createJudging } from './judging.ts'

const entry = { _id: 'one', title: '', localDate: '2026-05-01', content: 'A lake. Anna swam.' }
const found = askIndex([{ entry }]).find('Where did Anna swim?')
const call = { who: 'someone', signal: new AbortController().signal }

it('ASK-05 an answer comes as it was found where no judge is there, it is late or it fails', async () => {
  expect(await createJudging(undefined)('Where?', found, call)).toBe(found)
  const senses = senseWorkers()
  onTestFinished(() => senses.close())
  expect(await createJudging(senses, 0)('Where?', found, call)).toBe(found)
  await senses.close()
  expect(await createJudging(senses)('Where?', found, call)).toBe(found)
})
