import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withCorrections } from './corrections.ts'
import { openEmotions } from './model.ts'
import { readEntry } from './read-entry.ts'

const model = openEmotions(readFileSync(new URL('weights/emotions.bin', import.meta.url)))
const read = (...sentences: string[]) => readEntry(model, sentences)

describe('corrections of the writer', () => {
  const wrong = 'Of course my wonderful sister was late again.'

  it('are taken for that sentence, however it is set, and the last of them counts', () => {
    const corrections = [
      { sentence: wrong, emotions: ['joy'] },
      { sentence: wrong, emotions: ['annoyance', 'tired'] },
    ]
    const { sentences, tone } = withCorrections(
      read(wrong, 'of course my WONDERFUL sister was late  again!'),
      corrections,
    )
    expect(tone).toBe('unpleasant')
    for (const sentence of sentences.slice(0, 1))
      expect(sentence).toMatchObject({
        ...{ tone: 'unpleasant', corrected: true },
        groups: [{ name: 'anger', sure: 1 }],
        labels: [{ name: 'annoyance', sure: 1 }],
      })
  })

  it('draw those that are much like it towards it, and leave all others alone', () => {
    const alike = 'Of course my wonderful sister was late today.'
    const other = 'I am so happy that the sun is out.'
    const before = read(alike, other)
    const after = withCorrections(before, [{ sentence: wrong, emotions: ['anger'] }])
    expect(after.sentences[0]?.valence).toBeLessThan(before.sentences[0]?.valence ?? -1)
    expect(after.sentences[0]?.corrected).toBeUndefined()
    expect(after.sentences[0]?.labels).toEqual([])
    expect(after.sentences[1]).toEqual(before.sentences[1])
  })

  it.each([
    [['proud', 'sad'], 'mixed'],
    [['good'], 'pleasant'],
    [['rough'], 'unpleasant'],
    [['neutral'], 'neutral'],
    [['calm'], 'pleasant'],
    [['saudade'], 'unsure'],
    [[], 'unsure'],
  ])('say %j, which sounds %s', (emotions, tone) => {
    const [sentence] = withCorrections(read(wrong), [{ sentence: wrong, emotions }]).sentences
    expect(sentence?.tone).toBe(tone)
  })

  it('change nothing where there is none', () => {
    const entry = read(wrong)
    expect(withCorrections(entry, [])).toBe(entry)
  })
})
