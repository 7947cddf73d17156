import { describe, expect, it } from 'vitest'
import { askedBy } from './asked.ts'
import { askedOrSensed } from './sensed-asked.ts'

const sensed = (intents: Readonly<Record<string, number>>) => ({
  situations: [],
  intents: Object.entries(intents).map(([id, p]) => ({ id, p })),
  concerns: [],
})
/** No rule knows it. */
const MESSAGE = 'my head is all over the place, so what’s this page even on about'

describe('AI-133 a message that no rule knows', () => {
  it('is the request that the trained model is sure of', () => {
    expect(askedBy(MESSAGE)).toBe(undefined)
    expect(askedOrSensed(MESSAGE, sensed({ 'notice-in-draft': 0.8, tell: 0.2 }))).toBe('draft')
    expect(askedOrSensed(MESSAGE, sensed({ tell: 0.55, 'notice-in-draft': 0.45 }))).toBe(undefined)
    expect(askedOrSensed(MESSAGE, sensed({ tell: 0.99 }))).toBe(undefined)
    expect(askedOrSensed(MESSAGE, undefined)).toBe(undefined)
  })

  it('is one as well where wishes with the same answer are likely only together', () => {
    const both = sensed({ 'notice-in-draft': 0.35, 'reflect-on-draft': 0.3, tell: 0.35 })
    expect(askedOrSensed(MESSAGE, both)).toBe('draft')
  })

  it('is a text if it tells of a time', () => {
    const wish = sensed({ 'summarize-period': 0.95 })
    expect(askedOrSensed('March was the month we boiled sap.', wish)).toBe(undefined)
    expect(askedOrSensed('In March we boiled sap.', wish)).toBe(undefined)
    expect(askedOrSensed('So March, what was that, in a nutshell?', wish)).toBe('journal period')
  })

  it('is a text if it’s long', () => {
    const wish = sensed({ 'summarize-period': 0.99 })
    expect(askedOrSensed(`${MESSAGE}. `.repeat(4), wish)).toBe(undefined)
    expect(askedOrSensed('x'.repeat(401), wish)).toBe(undefined)
  })
})

describe('AI-133 what rules say of a message', () => {
  it('stays, whatever the trained model makes of it', () => {
    expect(askedOrSensed('Summarize my week', sensed({ thanks: 0.99 }))).toBe('journal period')
  })

  it('gives way where they only know that it’s a question', () => {
    const question = 'Was the sea ever warm enough for me?'
    expect(askedBy(question)).toBe('own question')
    expect(askedOrSensed(question, sensed({ 'ask-journal': 0.9 }))).toBe('journal search')
    expect(askedOrSensed(question, sensed({ 'ask-journal': 0.45 }))).toBe('own question')
  })
})
