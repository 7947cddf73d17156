import { describe, expect, it } from 'vitest'
import { closedOver, writtenSince } from './closed-cards.ts'

const TEXT = 'Work was long. I am so tired!\n\nI do not want to wake up'

describe('text added since a card was closed', () => {
  it('is empty if nothing is new, ignoring spacing, order and case', () => {
    const closed = closedOver(TEXT)
    expect(writtenSince(TEXT, closed)).toBe('')
    expect(writtenSince('I AM so tired.\nI do not want to wake up. Work was long', closed)).toBe('')
  })

  it('is every new sentence, and the rest of a continued one', () => {
    const closed = closedOver(TEXT)
    expect(writtenSince(`${TEXT} tomorrow. I want to die.`, closed)).toBe(
      'tomorrow.\nI want to die.',
    )
  })

  it('accumulates with every closing, and stores no text', () => {
    const closed = closedOver('I want to die.', closedOver(TEXT))
    expect(writtenSince(`${TEXT}. I want to die.`, closed)).toBe('')
    expect([...closed].every((one) => Number.isInteger(one))).toBe(true)
  })
})
