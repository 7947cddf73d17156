import { readFile } from 'node:fs/promises'
import { openBank } from '@daywell/core/companion/trained'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { openProvider } from '#model/open-provider.ts'
import { NEVER, noMeter, talk, WHO } from '#model/testing/call-model.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { type SenseWorkers, senseWorkers } from '#workers/sense-workers.ts'
import { textWorkers } from '#workers/text-workers.ts'
import { asker } from '../ask/testing/asking.ts'
import { createSensing } from './sensing.ts'

const BANK = new URL('../../../../core/src/companion/trained/weights/bank.jsonl', import.meta.url)
/** No word of it says what it means. */
const message = 'We buried Biscuit under the apple tree.'

/** As long as a busy machine may take to open the model. */
const PATIENT_MS = 60_000

const databases = freshDatabases('sqlite')

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

it('AI-133 a request that no rule knows gets its answer from the journal', async () => {
  const env = { PREMIUM: 'everyone', BUILTIN_MODEL: 'on' }
  const one = await asker(await runAppForTest(await databases.place(), { env }))
  await one.write({ content: 'We walked to the lighthouse.', localDate: '2026-03-02' })
  const said = async (words: string) => (await one.ask({ message: words })).text
  // Answers don't wait for long while the model is being opened.
  await vi.waitFor(
    async () =>
      expect(await said('Boil March 2026 down for me, would you')).toContain(
        'You wrote one entry in March 2026.',
      ),
    PATIENT_MS,
  )
  expect(await said('In March 2026 we boiled down the maple sap.')).not.toContain('You wrote')
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
