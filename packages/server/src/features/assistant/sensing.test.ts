import { readFile } from 'node:fs/promises'
import { openBank } from '@daywell/core/companion/trained'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#config.ts'
import { openProvider } from '#model/open-provider.ts'
import { NEVER, noMeter, talk, WHO } from '#model/testing/call-model.ts'
import { type SenseWorkers, senseWorkers } from '#workers/sense-workers.ts'
import { textWorkers } from '#workers/text-workers.ts'
import { createSensing } from './sensing.ts'

const BANK = new URL('../../../../core/src/companion/trained/weights/bank.jsonl', import.meta.url)
/** No word of it says what it means. */
const message = 'We buried Biscuit under the apple tree.'

/** As long as a busy machine may take to open the model. */
const PATIENT_MS = 60_000

function texts() {
  const workers = textWorkers()
  onTestFinished(() => workers.close())
  return workers
}

function pool() {
  const senses = senseWorkers()
  onTestFinished(() => senses.close())
  return senses
}

const call = { who: WHO, signal: NEVER }

it('AI-110 a reply goes by what the trained model makes of the message', async () => {
  const workers = texts()
  const sense = createSensing({ senses: pool(), senseMs: PATIENT_MS })
  const sensed = await sense({ message, draft: 'It **rained**.' }, call)
  expect(sensed.message?.situations[0]?.id).toBe('pet-death')
  expect(sensed.draft?.situations).not.toEqual(sensed.message?.situations)

  const { ai, modelUse } = readConfig({})
  const provider = openProvider(ai, workers, modelUse, noMeter)
  const { words } = await provider.reply({ ...talk, message, sensed }, NEVER, WHO)
  let said = ''
  for await (const piece of words) said += piece
  const { replies } = openBank(await readFile(BANK, 'utf8'))
  const written = replies.filter((one) => one.for.has('pet-death'))
  expect(written.map(({ text }) => text)).toContain(said)
})

it('INS-89 AI-130 it reads a draft without its quotes, and listens for danger in them', async () => {
  const sense = createSensing({ senses: pool(), senseMs: PATIENT_MS })
  const own = 'It rained, and we stayed in with a book.'
  const read = (draft: string) => sense({ message: 'Hello.', draft }, call)
  const plain = await read(own)
  const quoting = await read(`${own}\n\n> ${message}`)
  const quote = await read(`> ${message}`)
  expect(quoting.draft).toEqual(plain.draft)
  expect(plain.wholeDraft).toEqual(plain.draft)
  expect(quoting.wholeDraft).not.toEqual(plain.draft)
  expect(quote.draft).toBe(undefined)
  expect(quote.wholeDraft?.situations[0]?.id).toBe('pet-death')
})

it.each<[string, (() => SenseWorkers) | undefined, number | undefined]>([
  ['is switched off or isn’t installed', undefined, undefined],
  ['is late', pool, 0],
])('AI-111 an answer comes without the trained model where it %s', async (_, open, senseMs) => {
  const sense = createSensing({ senses: open?.(), senseMs })
  expect(await sense({ message, draft: undefined }, call)).toEqual({})
})

it('AI-111 an answer comes without the trained model where it fails', async () => {
  const senses = pool()
  await senses.close()
  const sense = createSensing({ senses })
  expect(await sense({ message, draft: undefined }, call)).toEqual({})
})
