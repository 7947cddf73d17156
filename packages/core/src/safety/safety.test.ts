import { describe, expect, it } from 'vitest'
import { safetyOf } from './index.ts'

const kindOf = (text: string) => safetyOf(text).kind

describe('what is said around a phrase', () => {
  it('does not excuse it in the first person, unless it is quoted from a story', () => {
    expect(kindOf('We watched a film and now I want to kill myself.')).toBe('self')
    expect(kindOf('In the film she says "I want to kill myself".')).toBeNull()
    expect(kindOf('I said "I want to kill myself" and he laughed.')).toBe('self')
    expect(kindOf('Tom wrote "I want to kill myself" at noon.')).toBe('other-person')
  })

  it('excuses what was dreamt, but only in that sentence', () => {
    expect(kindOf('I dreamt that my husband hit me.')).toBeNull()
    expect(kindOf('I dreamt of the sea. My husband hit me.')).toBe('in-danger')
    expect(kindOf('I dreamt that I want to kill myself.')).toBe('self')
  })

  it('excuses people in a story, and not those whom the writer knows', () => {
    expect(kindOf('We saw the new film. She wants to kill herself.')).toBeNull()
    expect(kindOf('We saw the new film. My sister wants to kill herself.')).toBe('other-person')
    expect(kindOf('We saw the new film\nShe wants to kill herself')).toBe('other-person')
  })

  it('AI-85 lets a goodbye pass only where an ordinary evening follows', () => {
    for (const text of ['I love you guys. Beers on me', 'Love you all. See you next week!'])
      expect(kindOf(text), text).toBeNull()
    for (const text of [
      'I love you guys.',
      'I love you all. Goodbye.',
      'Beers on me. Love you all.',
      'Love you all. I won’t be here tomorrow. Beers on me.',
    ])
      expect(kindOf(text), text).toBe('self')
  })

  it('AI-112 lets turns of ordinary days pass that share words with danger', () => {
    for (const text of [
      'My nose is running',
      'Kissed the baby on the nose',
      'I love you guys. Beers on me',
      'Do they not actually exist?',
      'so now I don’t have to live paycheck to paycheck',
      'Sorry you can’t enjoy things',
      'It’s over. I ended it.',
      'Hector put his arm around my neck.',
      'The blade helps with the thick stems.',
    ])
      expect(kindOf(text), text).toBeNull()
    for (const text of [
      'It’s over. I ended it. I want to end it all.',
      'The blade helps with the thick stems. The blade helps.',
      'My nose is running and there is a noose in the garage.',
    ])
      expect(kindOf(text), text).toBe('self')
  })

  it('AI-113 hears means, amounts and preparations without a word for dying', () => {
    for (const text of [
      'I can’t stop burning myself with the lighter',
      'I googled how many of these tablets would be enough',
      'I’ve written my will and the note, everything is ready',
      'The blade helps',
    ])
      expect(kindOf(text), text).toBe('self')
  })

  it('AI-86 hears a song that the writer makes their own', () => {
    const song = 'The song goes “I don’t wanna live anymore”'
    expect(kindOf(`${song} and I thought, same.`)).toBe('self')
    expect(kindOf(`${song}. That’s me.`)).toBe('self')
    expect(kindOf(`${song} and we danced.`)).toBeNull()
  })

  it('tells another person from oneself', () => {
    expect(kindOf('My friend is suicidal.')).toBe('other-person')
    expect(safetyOf('She is suicidal, and I want to die too.')).toEqual({
      kind: 'self',
      also: ['other-person'],
    })
    expect(kindOf('He left and I am thinking of suicide.')).toBe('self')
  })

  it('FMT-15 hears a text with marks as without them, and as it was typed', () => {
    const said: Readonly<Record<string, string>> = {
      '**kill** myself': 'I want to **kill** myself.',
      'in a word': 'I want to k**i**ll myself.',
      'in a link': 'I want to [kill](https://a.b) myself.',
      'in a list': '- I want to\\-kill **myself**',
      'in a heading': '# I want to *kill* myself',
      'over two lines': '> I want to **kill\n> myself**',
      'struck out': '~~I want to kill myself.~~',
      'in code': '`I want to kill myself.`',
      'an image': '![I want to kill myself.](a.png)',
      'a title': '[a](https://a.b "I want to kill myself.")',
      escaped: 'I want to kill\\_myself',
    }
    for (const [where, text] of Object.entries(said)) expect(kindOf(text), where).toBe('self')
    expect(kindOf('I want to **walk** myself.')).toBeNull()
  })

  it.each([
    'I want to ~~live~~ die.',
    'I ~~never~~ want to die.',
    'I am ~~no longer~~ suicidal',
    'I want to kill ~~the weeds and then tire~~ myself.',
    '~~I’m fine~~ I want to die',
    '- ~~I want to die~~ I’m fine',
    '~~I want to [kill](https://a.b/c) myself.~~',
    'I want to **die**',
    '**I want** to *die*',
    '> She said: "fine\n- I want to die',
  ])('FMT-15 hears what is left and what is struck out: %s', (text) => {
    expect(kindOf(text)).toBe('self')
  })

  it('FMT-15 does not hear more in ordinary words that are struck out', () => {
    for (const text of ['I ~~hate~~ love the rain.', '- [x] ~~call Tom~~\n- **swim**'])
      expect(kindOf(text)).toBeNull()
  })

  it('says nothing of an empty text', () => {
    for (const text of ['', ' \n\n ', '...', '"""', '\u200b']) {
      expect(safetyOf(text)).toEqual({ kind: null, also: [] })
    }
  })
})
