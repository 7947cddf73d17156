import { afterAll, describe, expect, it } from 'vitest'
import { senseWorkers } from './sense-workers.ts'

const workers = senseWorkers()
afterAll(() => workers.close())

const options = () => ({ signal: new AbortController().signal, who: 'anna' })
const sensed = async (text: string) => {
  const { message } = await workers.run('sense', { message: text }, options())
  return message
}

describe('AI-109 the trained model in a thread of its own', () => {
  it.each([
    ['Mum’s scan came back. It’s in the liver now.', 'parent-bad-diagnosis'],
    ['We had to let Biscuit go this morning. Fourteen years.', 'pet-death'],
    ['Got the job!!! Start in March.', 'new-job'],
  ])('tells what a text is about: %s', async (text, id) => {
    const { situations: [best] = [] } = (await sensed(text)) ?? {}
    expect(best?.id).toBe(id)
    expect(best?.p).toBeGreaterThan(0.5)
  })

  it('says the same of a text each time, and something of none', async () => {
    const text = 'The quarrel went on through dinner.'
    expect(await sensed(text)).toEqual(await sensed(text))
    const { situations = [] } = (await sensed('')) ?? {}
    expect(situations.reduce((sum, { p }) => sum + p, 0)).toBeLessThanOrEqual(1.0001)
  })
})
