import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { defaultPreferences } from '#preferences/index.ts'
import { type CompanionTask, replyTo } from './index.ts'
import { openBank } from './trained/index.ts'

let analyser: Analyser
beforeAll(async () => {
  analyser = await loadAnalyser()
})

const task: CompanionTask = {
  message: 'We buried Biscuit under the apple tree.',
  level: 'balanced',
  conversation: [],
  earlier: [],
  preferences: defaultPreferences(),
  today: '2026-11-15',
  seed: 7,
}
const bank = openBank(
  [
    [{ id: 'pet-death', family: 'pets', tone: 'bad-news', asks: false }],
    { text: 'He had a good tree.', asks: false, for: [0], also: [] },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
)

describe('AI-109 a reply to what crosses over to a thread', () => {
  it('is the same for the same seed', () => {
    const { text } = replyTo(task, analyser)
    expect(replyTo(task, analyser).text).toBe(text)
    const seeds = Array.from({ length: 20 }, (_, seed) => replyTo({ ...task, seed }, analyser).text)
    expect(new Set(seeds).size).toBeGreaterThan(1)
  })

  it('chooses from the bank by what the trained model makes of the message', () => {
    const message = { situations: [{ id: 'pet-death', p: 0.98 }], intents: [], concerns: [] }
    expect(replyTo({ ...task, sensed: { message } }, analyser, bank).text).toBe(
      'He had a good tree.',
    )
  })

  it('reads the beginning of a long draft, and earlier entries', () => {
    const draft = `${'It rained and we stayed in. '.repeat(3_000)}THE-END`
    const earlier = [{ id: 'a', localDate: '2026-11-01', text: 'I was so happy at the lake.' }]
    const asked = { ...task, message: 'What do you notice?', level: 'involved' as const }
    const { text, read } = replyTo({ ...asked, draft, earlier }, analyser)
    expect(read.draft).toBe(true)
    expect(text).not.toContain('THE-END')
  })
})
