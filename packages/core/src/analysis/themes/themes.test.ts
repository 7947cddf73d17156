import { describe, expect, it } from 'vitest'
import { loadAnalyser } from '../index.ts'

const { analyse } = await loadAnalyser()

const themes = (text: string) => analyse(text).themes.map(({ phrase }) => phrase)

describe('themes', () => {
  it.each([
    ['I keep thinking about the move to Leeds.', ['the move to Leeds']],
    ["It is my sister's wedding.", ["my sister's wedding"]],
    ['The job interview is over.', ['job interview']],
    ["Dad's surgery went well.", ["Dad's surgery"]],
    ['My manager praised the slides.', ['slides']],
    [
      "I'm dreading Christmas dinner at my parents' house.",
      ["Christmas dinner at my parents' house"],
    ],
    ['We talked about setting boundaries with my mother.', ['boundaries with my mother']],
    ['I feel guilty about not visiting Grandma in the care home.', ['care home']],
    ['The new job starts on Monday.', ['new job']],
    ['Imposter syndrome is kicking in.', ['imposter syndrome']],
    ['My anxiety is back.', ['my anxiety']],
    ['I am learning to knit.', []],
    ['A lot of things happened this week.', []],
    ['It was a long day on Tuesday and I am happy.', []],
    ['Mum called me.', []],
    ['I hate Mondays.', []],
  ])('%s', (text, phrases) => {
    expect(themes(text)).toEqual(phrases)
  })

  it('are one matter however it is put, told by the fullest words, the weightiest first', () => {
    const found = analyse(
      'The interview is tomorrow. I read the book. My job interview scares me. An interview! Interviews are odd.',
    ).themes
    expect(found.map(({ phrase, sentences }) => [phrase, sentences])).toEqual([
      ['my job interview', [0, 2, 3, 4]],
      ['book', [1]],
    ])
    expect(found[0]?.key).toBe(analyse('Job interviews again.').themes[0]?.key)
  })

  it('of other languages are the words that come back', () => {
    const german =
      'Heute war die Prüfung. Ich habe lange für die Prüfung gelernt und bin sehr müde. Der Garten war schön.'
    expect(analyse(german)).toMatchObject({
      language: 'de',
      themes: [{ phrase: 'Prüfung', weight: 2, sentences: [0, 1] }],
      feelings: [],
      valence: 0,
    })
    const french = 'Je suis très fatiguée. Le jardin est beau, le jardin de ma mère.'
    expect(analyse(french)).toMatchObject({ language: 'fr', themes: [{ phrase: 'jardin' }] })
    const spanish = 'Hoy fue un día muy largo. La casa nueva, mi casa, no tiene luz.'
    expect(analyse(spanish)).toMatchObject({ language: 'es', themes: [{ phrase: 'casa' }] })
    expect(themes('今日は庭で本を読みました。とても静かな庭でした。今日の庭。')).toEqual(['庭'])
  })
})
