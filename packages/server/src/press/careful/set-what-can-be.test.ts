import type { BookOf, ReportEntry } from '@daywell/core/report'
import { describe, expect, it } from 'vitest'
import { bookWith, entryWith } from '../testing/read-pages.ts'
import { setWhatCanBe } from './set-what-can-be.ts'

const textsOf = (entries: readonly ReportEntry[]) =>
  entries.flatMap(({ title, tags, content }) => [title, ...tags, ...content.split('\n')])

/** Sets a book as the press does, which ends with some texts. */
function frail(ends: (text: string) => boolean) {
  const tried: BookOf[] = []
  return {
    tried,
    async set(book: BookOf) {
      tried.push(book)
      const texts = [...textsOf(book.entries), book.name ?? '', JSON.stringify(book.summary)]
      return texts.some(ends) ? undefined : book
    },
  }
}

const days = (count: number, contentOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => entryWith(contentOf(n), { title: `Entry ${n}` }))

describe('a book that ends the compiler', () => {
  it('is set with all but the signs that end it, and says of which entries these were', async () => {
    const { set, tried } = frail((text) => /\u{2065}|\u0599\u20db/u.test(text))
    const entries = days(300, (n) =>
      [`First of ${n}.`, n === 217 ? 'a\u2065b \u200dc' : 'क्षत्रिय\u2064', 'Last.'].join('\n'),
    )
    entries[20] = entryWith('Words.', { title: 'x\u0599\u20db', tags: ['e\u0301', 'ok'] })
    const made = (await setWhatCanBe(bookWith(entries), set)) as BookOf
    expect(textsOf(made.entries)).toEqual(
      textsOf(entries).map((text) =>
        text.replace('a\u2065b \u200dc', 'ab c').replace('x\u0599\u20db', 'x\ufffd\ufffd'),
      ),
    )
    expect(made.notSet).toEqual([
      { localDate: '2026-11-18', title: 'x\ufffd\ufffd', signs: ['\u0599', '\u20db'] },
      { localDate: '2026-11-18', title: 'Entry 217', signs: ['\u2065', '\u200d'] },
    ])
    expect(tried.length).toBeLessThan(45)
  })

  it('is looked for among the entries with unusual signs first, so that a large one is set once more and not by halves', async () => {
    const { set, tried } = frail((text) => text.includes('\u2065'))
    const entries = days(1000, (n) =>
      n === 400 ? 'a\u2065b' : n % 250 ? 'Plain.' : 'Sun \u2600\ufe0f',
    )
    const made = (await setWhatCanBe(bookWith(entries), set)) as BookOf
    expect(made.notSet).toMatchObject([{ title: 'Entry 400', signs: ['\u2065'] }])
    expect(tried.filter((book) => book.entries.length > 5)).toEqual([made])
  })

  it('is tried so often and no more, and loses no letter where many entries end it', async () => {
    const { set, tried } = frail((text) => text.includes('\u2065'))
    const entries = days(500, (n) => (n % 2 ? 'Even.' : `Odd\u2065 ${n}.`))
    const made = (await setWhatCanBe(bookWith(entries), set)) as BookOf
    expect(textsOf(made.entries).join()).toBe(textsOf(entries).join().replaceAll('\u2065', ''))
    expect(made.notSet).toHaveLength(250)
    expect(tried.length).toBeLessThan(50)
  })

  it('loses of its name or its summary what ends it, and of no entry; one that ends with anything is given up', async () => {
    const entries = days(3, (n) => `Words\u2064 of ${n}.`)
    const made = (await setWhatCanBe(
      { ...bookWith(entries), name: 'A\u2065da' },
      frail((text) => text.includes('\u2065')).set,
    )) as BookOf
    expect([made.name, made.entries]).toEqual(['Ada', entries])
    expect(made.notSet).toEqual([{ localDate: null, title: '', signs: ['\u2065'] }])

    const together = await setWhatCanBe(bookWith(entries), async (book) =>
      textsOf(book.entries)
        .join('')
        .match(/\u2064/g)?.length === 3
        ? undefined
        : book,
    )
    expect(together, 'no entry by itself').toMatchObject({ notSet: { length: 3 } })
    const line = entryWith('Good.\nWhatever it is.')
    const lost = await setWhatCanBe(bookWith([line]), frail((text) => text.includes('is')).set)
    expect(lost).toMatchObject({ entries: [{ content: 'Good.\n\ufffd' }], notSet: { length: 1 } })
    await expect(setWhatCanBe(bookWith(entries), async () => undefined)).rejects.toThrow(
      'Couldn’t typeset',
    )
  })
})
