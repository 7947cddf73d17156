import { describe, expect, it } from 'vitest'
import { cardAsText, cardFor } from './card.ts'
import { CARD_WORDS } from './card-words.ts'
import { ELSEWHERE, EMERGENCY_ONLY } from './help/elsewhere.ts'
import { EUROPE } from './help/europe.ts'
import { helpAt, countries as known } from './help/help-at.ts'
import { safetyOf } from './safety-of.ts'
import { CONCERNS } from './verdict.ts'

const countries = { ...EUROPE, ...ELSEWHERE }
const berlin = { timeZone: 'Europe/Berlin', locale: 'en-US' }

describe('help lines', () => {
  it('are known for at least forty countries, each line with a way to reach it', () => {
    const withLines = Object.values(countries).filter(({ lines }) => lines.length > 0)
    expect(withLines.length).toBeGreaterThanOrEqual(40)
    for (const { emergency, lines } of Object.values(countries)) {
      expect(emergency.length).toBeGreaterThan(0)
      for (const { name, call, text } of lines) {
        expect(name).not.toBe('')
        expect(`${call ?? ''}${text ?? ''}`).toMatch(/\d/)
        expect(call ?? '1').toMatch(/^[*\d][\d -]*$/)
      }
    }
  })

  it('are those of the country that a person chose, before any clock', () => {
    expect(known().length).toBeGreaterThan(60)
    expect(helpAt({ ...berlin, country: 'GB' })).toMatchObject({ country: 'GB' })
    expect(helpAt({ ...berlin, country: 'BG' })).toMatchObject({ emergency: ['112'], lines: [] })
    expect(helpAt({ ...berlin, country: 'XX' })).toMatchObject({ country: 'DE' })
    expect(helpAt({ country: '' })).toMatchObject({ country: null, emergency: ['112'] })
  })

  it('are those of the place where the clock says that the person is', () => {
    const first = (timeZone: string, locale?: string) => helpAt({ timeZone, locale }).lines[0]?.call
    expect(first('America/New_York')).toBe('988')
    expect(first('America/Indiana/Knox')).toBe('988')
    expect(first('America/Toronto')).toBe('988')
    expect(first('Europe/London')).toBe('116 123')
    expect(first('Europe/Dublin')).toBe('116 123')
    expect(first('Europe/Berlin', 'en-US')).toBe('0800 111 0 111')
    expect(first('Europe/Paris')).toBe('3114')
    expect(first('Europe/Madrid')).toBe('024')
    expect(first('Europe/Vienna')).toBe('142')
    expect(first('Europe/Zurich')).toBe('143')
    expect(first('Europe/Amsterdam')).toBe('113')
    expect(first('Australia/Perth')).toBe('13 11 14')
    expect(first('Pacific/Auckland')).toBe('1737')
    expect(first('Asia/Calcutta')).toBe('14416')
  })

  it('are those of the language where the clock names no place', () => {
    expect(helpAt({ timeZone: 'UTC', locale: 'de-AT' }).country).toBe('AT')
    expect(helpAt({ timeZone: 'UTC', locale: 'zh-Hant-TW' }).country).toBe('TW')
    expect(helpAt({ locale: 'es-CO' })).toMatchObject({
      country: 'CO',
      emergency: ['123'],
      lines: [],
    })
  })

  it('are a directory and the number of most countries where nothing is known', () => {
    for (const where of [
      {},
      { timeZone: 'UTC', locale: 'en' },
      { timeZone: 'Mars/Base', locale: 'x' },
    ]) {
      const help = helpAt(where)
      expect(help).toMatchObject({ country: null, emergency: ['112'], lines: [] })
      expect(help.directories.map(({ url }) => url)).toContain('https://findahelpline.com')
    }
  })

  it('are reached from a clock or a language in every country that has some', () => {
    for (const country of [...Object.keys(countries), ...Object.keys(EMERGENCY_ONLY)]) {
      expect(helpAt({ locale: `en-${country}` }).country).toBe(country)
    }
    const zones = Intl.supportedValuesOf('timeZone').map((timeZone) => helpAt({ timeZone }).country)
    const missing = Object.keys(countries).filter((country) => !zones.includes(country))
    expect(missing).toEqual([])
  })
})

describe('the card', () => {
  it('is not there where nothing was heard', () => {
    expect(cardFor(safetyOf('The soup was good.'), berlin)).toBeNull()
  })

  it('has words of its own for each concern, one step, and lines of the place', () => {
    for (const kind of CONCERNS) {
      const card = cardFor({ kind, also: [] }, berlin)
      expect(card).toMatchObject({ kind, ...CARD_WORDS[kind], emergency: ['112'] })
      expect(card?.lines.map(({ call }) => call)).toContain('0800 111 0 111')
    }
    expect(new Set(CONCERNS.map((kind) => CARD_WORDS[kind].step)).size).toBe(4)
  })

  it('names lines against violence first where a person is hurt, and else not before the others', () => {
    const calls = (text: string) =>
      cardFor(safetyOf(text), berlin)?.lines.map(({ call }) => call) ?? []
    expect(calls('My husband hits me.')[0]).toBe('116 016')
    expect(calls('I want to die.')).not.toContain('116 016')
    expect(calls('My husband hits me and I want to die.').at(-1)).toBe('116 016')
    expect(safetyOf('My husband hits me and I want to die.')).toEqual({
      kind: 'self',
      also: ['in-danger'],
    })
  })

  it('shames no one, promises nothing, sells nothing, counts nothing', () => {
    const words = CONCERNS.map((kind) => JSON.stringify(CARD_WORDS[kind])).join(' ')
    expect(words).not.toMatch(
      /streak|premium|subscri|upgrade|plan|promise|guarantee|everything will/i,
    )
    expect(words).not.toMatch(/selfish|should have|attention|crazy|sin\b|weak|police will|report/i)
    expect(words).not.toMatch(/therap|diagnos|disorder|treatment/i)
  })

  it('AI-81 names no method, and lets people hang up where they would call for themselves', () => {
    const all = CONCERNS.map((kind) => JSON.stringify(CARD_WORDS[kind])).join(' ')
    expect(all).not.toMatch(/pill|rope|knife|blade|gun|bridge|jump|overdose|cut\b|hang(?! up)/i)
    expect(all).not.toMatch(/\b(I|I’m|we|we’re|us|our)\b/)
    for (const kind of ['self', 'in-danger', 'harm-to-others'] as const)
      expect(CARD_WORDS[kind].words[0]).toContain('hang up whenever you like')
    for (const kind of CONCERNS) expect(CARD_WORDS[kind].words[0]?.length).toBeLessThan(100)
  })

  it('AI-80 can be said as one text, with the numbers before the words', () => {
    const card = cardFor({ kind: 'self', also: [] }, { timeZone: 'Europe/London' })
    const text = card ? cardAsText(card) : ''
    expect(text).toContain('call 999.')
    expect(text).toContain('- Samaritans: call 116 123 (24 hours a day)')
    expect(text).toContain('- Shout: Text SHOUT to 85258')
    expect(text).toContain('https://findahelpline.com')
    expect(text.indexOf('116 123')).toBeLessThan(text.indexOf(CARD_WORDS.self.words[0] ?? ''))
    expect(text.indexOf('call 999.')).toBeLessThan(text.indexOf(CARD_WORDS.self.words[0] ?? ''))
  })
})
