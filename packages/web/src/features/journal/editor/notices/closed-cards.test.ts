import { describe, expect, it } from 'vitest'
import { closedOver, writtenSince } from './closed-cards.ts'

const TEXT = 'Work was long. I am so tired!\n\nI do not want to wake up'

describe('what was written since a card was closed', () => {
  it('is nothing where nothing is new, however it is spaced, ordered or written', () => {
    const closed = closedOver(TEXT)
    expect(writtenSince(TEXT, closed)).toBe('')
    expect(writtenSince('I AM so tired.\nI do not want to wake up. Work was long', closed)).toBe('')
  })

  it('is every new sentence, and the rest of one that went on', () => {
    const closed = closedOver(TEXT)
    expect(writtenSince(`${TEXT} tomorrow. I want to die.`, closed)).toBe(
      'tomorrow.\nI want to die.',
    )
  })

  it('grows with every closing, and keeps no word', () => {
    const closed = closedOver('I want to die.', closedOver(TEXT))
    expect(writtenSince(`${TEXT}. I want to die.`, closed)).toBe('')
    expect([...closed].every((one) => Number.isInteger(one))).toBe(true)
  })
})
