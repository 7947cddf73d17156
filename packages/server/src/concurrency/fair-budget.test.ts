import { expect, it } from 'vitest'
import { fairBudget } from './fair-budget.ts'

function aBudget() {
  let now = 0
  const takenBack: string[] = []
  const bounds = { total: 100, perKey: 60, safeMs: 10 }
  const share = fairBudget(
    bounds,
    () => new Error('too much'),
    () => now,
  )
  return {
    takenBack,
    hold: (key: string) => share(key, ({ message }) => takenBack.push(`${key}: ${message}`)),
    pass: (ms: number) => {
      now += ms
    },
  }
}

it('API-27 bounds the bytes of one person, and of all together', () => {
  const { hold } = aBudget()
  const [first, second, other] = [hold('ada'), hold('ada'), hold('ben')]
  first.grow(50)
  second.grow(10)
  expect(() => second.grow(1)).toThrow('too much')
  other.grow(40)
  expect(() => other.grow(1)).toThrow('too much')
  first.release()
  other.grow(20)
  second.grow(30)
  expect(() => second.grow(11)).toThrow('too much')
})

it('API-27 gives back what was held, once', () => {
  const { hold } = aBudget()
  const [first, second] = [hold('ada'), hold('ada')]
  first.grow(30)
  second.grow(30)
  first.release()
  first.release()
  expect(() => first.grow(1), 'no one would give it back').toThrow('too much')
  const third = hold('ada')
  third.grow(30)
  expect(() => third.grow(1)).toThrow('too much')
})

it('QUOTA-05 a few people who fill it give way to one who holds less, the one with most first', () => {
  const { hold, pass, takenBack } = aBudget()
  const [ada, more, ben] = [hold('ada'), hold('ada'), hold('ben')]
  ada.grow(25)
  more.grow(30)
  ben.grow(45)
  const cem = hold('cem')
  expect(() => cem.grow(10), 'what has just begun is safe').toThrow('too much')
  pass(10)
  cem.grow(10)
  expect(takenBack).toEqual(['ada: too much'])
  expect(() => more.grow(1)).toThrow('too much')
  ada.grow(1)
  cem.grow(19)
  expect(takenBack).toHaveLength(1)
  cem.grow(1)
  expect(takenBack).toEqual(['ada: too much', 'ben: too much'])
})

it('QUOTA-05 no one gives way to a person who would hold as much, or with what has arrived', () => {
  const { hold, pass, takenBack } = aBudget()
  const [ada, ben] = [hold('ada'), hold('ben')]
  ada.grow(50)
  ben.grow(50)
  pass(10)
  expect(() => hold('cem').grow(50)).toThrow('too much')
  expect(() => ada.grow(1)).toThrow('too much')
  ada.keep()
  ben.keep()
  expect(() => hold('cem').grow(1)).toThrow('too much')
  expect(takenBack).toEqual([])
})
