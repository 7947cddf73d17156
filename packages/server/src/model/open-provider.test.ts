import { readFile } from 'node:fs/promises'
import { openBank } from '@daywell/core/companion/trained'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#config.ts'
import { type SenseWorkers, senseWorkers } from '#workers/sense-workers.ts'
import { textWorkers } from '#workers/text-workers.ts'
import { openProvider } from './open-provider.ts'
import { NEVER, noMeter, talk, WHO } from './testing/call-model.ts'

const BANK = new URL('../../../core/src/companion/trained/weights/bank.jsonl', import.meta.url)
/** No word of it says what it means. */
const message = 'We buried Biscuit under the apple tree.'

/** As long as a busy machine may take to open the model. */
const PATIENT_MS = 60_000

/** Whether a reply is one of the bank for the death of a pet. */
async function isOfTheBank(senses?: SenseWorkers, senseMs?: number) {
  const workers = textWorkers()
  onTestFinished(() => workers.close())
  const { ai, modelUse } = readConfig({})
  const provider = openProvider(ai, { workers, senses, senseMs }, modelUse, noMeter)
  const { words } = await provider.reply({ ...talk, message }, NEVER, WHO)
  let said = ''
  for await (const piece of words) said += piece
  expect(said.length).toBeGreaterThan(10)
  const { replies } = openBank(await readFile(BANK, 'utf8'))
  return replies.some((one) => one.for.has('pet-death') && one.text === said)
}

function pool() {
  const senses = senseWorkers()
  onTestFinished(() => senses.close())
  return senses
}

it('AI-110 the trained model chooses a reply of the bank', async () => {
  expect(await isOfTheBank(pool(), PATIENT_MS)).toBe(true)
})

it.each([
  ['switched off or isn’t installed', undefined, undefined],
  ['late', pool, 0],
])('AI-111 rules alone answer where the trained model is %s', async (_, open, senseMs) => {
  expect(await isOfTheBank(open?.(), senseMs)).toBe(false)
})

it('AI-111 rules alone answer where it fails', async () => {
  const senses = pool()
  await senses.close()
  expect(await isOfTheBank(senses)).toBe(false)
})
