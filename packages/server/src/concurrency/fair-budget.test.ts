import { expect, it } from 'vitest'
import { fairBudget } from './fair-budget.ts'

function aBudget() {
  let now = 0
  const takenBack: string[] = []
  const bounds = { total: 200, perKey: 60, safeMs: 10 }
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
  const [first, second, other, third] = [hold('ada'), hold('ada'), hold('ben'), hold('cem')]
  first.grow(50)
  second.grow(10)
  expect(() => second.grow(1)).toThrow('too much')
  other.grow(60)
  third.grow(40)
  expect(() => third.grow(1)).toThrow('too much')
  first.release()
  third.grow(20)
  second.grow(10)
  expect(() => second.grow(41)).toThrow('too much')
})

it('QUOTA-05 no one takes more than is left for others, so that there is room for small ones', () => {
  const { hold } = aBudget()
  for (let person = 0; person < 50; person += 1) {
    const share = hold(`person ${person}`)
    share.keep()
    const takeAll = () => {
      for (;;) share.grow(1)
    }
    expect(takeAll).toThrow('too much')
    if (person < 5) expect(() => hold(`small ${person}`).grow(1)).not.toThrow()
  }
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
  const [ada, more, ben, dan] = [hold('ada'), hold('ada'), hold('ben'), hold('dan')]
  ada.grow(25)
  more.grow(30)
  ben.grow(60)
  dan.grow(40)
  const cem = hold('cem')
  cem.grow(22)
  expect(() => cem.grow(2), 'what has just begun is safe').toThrow('too much')
  pass(10)
  cem.grow(2)
  expect(takenBack).toEqual(['ben: too much'])
  expect(() => ben.grow(1)).toThrow('too much')
  cem.grow(30)
  expect(takenBack).toEqual(['ben: too much', 'ada: too much'])
  expect(() => more.grow(1)).toThrow('too much')
  ada.grow(1)
})

it('QUOTA-05 no one gives way to a person who would hold as much, or with what has arrived', () => {
  const { hold, pass, takenBack } = aBudget()
  const [ada, ben, dan] = [hold('ada'), hold('ben'), hold('dan')]
  ada.grow(60)
  ben.grow(60)
  dan.grow(40)
  pass(10)
  expect(() => hold('cem').grow(60)).toThrow('too much')
  ada.keep()
  ben.keep()
  expect(takenBack).toEqual([])
  hold('cem').grow(39)
  expect(takenBack).toEqual(['dan: too much'])
})
