import { describe, expect, it } from 'vitest'
import { catalogue, textsIn } from './catalogue.ts'

const greetings = catalogue({
  en: { hello: 'Hello', words: (count: number) => `${count} words`, steps: ['Write', 'Read'] },
  de: { hello: 'Hallo', words: (count) => `${count} Wörter`, steps: ['Schreiben', 'Lesen'] },
})

describe('a catalogue of texts', () => {
  it('answers in the first requested language that it has', () => {
    expect(textsIn(greetings, ['fr', 'de', 'en']).hello).toBe('Hallo')
    expect(textsIn(greetings, ['en-GB', 'de']).words(2)).toBe('2 words')
  })

  it('falls back from a region to its language', () => {
    expect(textsIn(greetings, ['de-AT']).words(2)).toBe('2 Wörter')
  })

  it('falls back to English', () => {
    expect(textsIn(greetings, ['fr', 'toString', '__proto__']).hello).toBe('Hello')
    expect(textsIn(greetings, []).hello).toBe('Hello')
  })

  it('does not compile while a translation is incomplete', () => {
    // @ts-expect-error a text is missing
    catalogue({ en: { hello: 'Hello', bye: 'Bye' }, de: { hello: 'Hallo' } })
    // @ts-expect-error a text is superfluous
    catalogue({ en: { hello: 'Hello' }, de: { hello: 'Hallo', bye: 'Tschüss' } })
    // @ts-expect-error a text that takes a value has become one that takes another
    catalogue({ en: { words: (n: number) => `${n}` }, de: { words: (n: string) => n } })
  })
})
