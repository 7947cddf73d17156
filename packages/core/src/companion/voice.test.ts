import { describe, expect, it } from 'vitest'
import { oneOf, voiceOf } from './voice.ts'
import { dateOf, spokenDay } from './when.ts'

const said = (content: string) => [{ role: 'assistant' as const, content }]

describe('the voice', () => {
  it('says nothing twice, and uses each frame once while there are others', () => {
    const frames = ['You wrote, “{quote}”.', 'Here it says “{quote}”.']
    const voice = voiceOf(said('You wrote, “a.”'), () => 0)
    expect(voice.say(frames, { quote: 'b' })).toBe('Here it says “b.”')
    expect(voice.say(frames, { quote: 'c' })).toBe('You wrote, “c.”')
    expect(voice.say(frames, { quote: 'a' })).toBe('Here it says “a.”')
    expect(voice.say(frames, { quote: 'a' })).toBeUndefined()
    expect(voice.hasQuoted('a')).toBe(true)
    expect(voice.hasQuoted('d')).toBe(false)
  })

  it('begins no sentence with a small letter', () => {
    const voice = voiceOf([], () => 0.99)
    expect(voice.say(['“{a}” it is.', '{a} it is.'], { a: 'so tired' })).toBe('So tired it is.')
    expect(voice.say(['“{a}”.'], { a: 'so tired' })).toBeUndefined()
  })

  it('refuses a frame whose place stays empty', () => {
    expect(() => voiceOf([], () => 0).say(['{a}.'])).toThrow('{a}')
  })

  it('chooses by chance, also at its very end', () => {
    expect(oneOf([1, 2, 3], () => 1)).toBe(3)
    expect(oneOf([], () => 0.5)).toBeUndefined()
  })
})

describe('days', () => {
  it('are spoken of as people do', () => {
    const today = '2026-11-15'
    const when = (day: string) => spokenDay(day, today).when
    expect(when('2026-11-15')).toBe('Earlier today')
    expect(when('2026-11-14')).toBe('Yesterday')
    expect(when('2026-11-10')).toBe('On Tuesday')
    expect(when('2026-11-08')).toBe('On Nov 8')
    expect(when('2026-11-16')).toBe('On Nov 16')
    expect(dateOf('2024-02-29', today)).toBe('Feb 29, 2024')
  })
})
