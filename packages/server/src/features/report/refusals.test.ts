import { expect, it, onTestFinished } from 'vitest'
import { keyedBudget } from '#concurrency/keyed-budget.ts'
import { openPress } from '#press/press.ts'
import { bookWith } from '#press/testing/read-pages.ts'
import { ownSlotsTaken, pressFailure } from './refusals.ts'
import { HEAVIEST, weightOf } from './weight.ts'

it('says whether the shared queue is full, or the person has three under way', async () => {
  const full = openPress({ waiting: 0 })
  onTestFinished(() => full.close())
  const refused = await full.run('set', bookWith([])).catch(pressFailure)
  expect(refused).toMatchObject({
    code: 'too_many_requests',
    message: 'We’re making a lot of reports right now. Please try again in a minute.',
  })

  const press = openPress()
  const another = press.run('set', bookWith([]), { who: 'other' })
  const own = [1, 2, 3].map(() => press.run('set', bookWith([]), { who: 'one' }))
  const ended = Promise.allSettled([another, ...own])
  await press.close()
  const codes = (await ended).map((one) => one.status === 'rejected' && one.reason.code)
  expect(codes, 'three of one person while that of another is set').not.toContain('too_many')

  const slots = keyedBudget({ perKey: 3 }, ownSlotsTaken)
  const [first] = [1, 2, 3].map(() => slots('one', 1))
  expect(() => slots('one', 1)).toThrow('We’re still making your other reports.')
  expect(slots('other', 1)).toBeDefined()
  first?.release()
  expect(slots('one', 1)).toBeDefined()
})

it('takes an entry of any length and any number of lines, and not many with nothing but short lines', () => {
  const heaviest = ['words '.repeat(40_000), '- a\n'.repeat(60_000), '\n'.repeat(250_000)]
  for (const content of heaviest) expect(weightOf(content)).toBeLessThan(HEAVIEST)
  for (const line of ['a\n', 'a \n', 'a\r\n', 'a\r', 'a\u2028', 'a\u2029'])
    expect(20 * weightOf(line.repeat(60_000)), JSON.stringify(line)).toBeGreaterThan(HEAVIEST)
})
