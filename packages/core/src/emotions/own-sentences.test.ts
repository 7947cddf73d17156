import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type EmotionGroup, emotionGroups, heads } from './labels.ts'
import { openEmotions } from './model.ts'

/** Written for this test, so that a change of weights or of reading shows without other's texts. */
const sentences: Readonly<Record<EmotionGroup, readonly string[]>> = {
  joy: [
    'I am so happy that she came to visit.',
    'What a wonderful evening, I loved every minute.',
    'I am grateful for my friends.',
    'Thank you to whoever left flowers on my desk.',
    'I feel proud of what we built.',
    'Laughed until my stomach hurt, so funny.',
    'I hope tomorrow will be just as good.',
    "I can't wait for the holidays, so excited!",
    'It was a relief to hear that the test was fine, I am glad.',
    'The view from the top was amazing.',
  ],
  sadness: [
    'I miss my grandmother so much, it makes me sad.',
    'I cried in the car on the way home.',
    "I'm sorry for what I said to him.",
    'It is so disappointing that nobody came.',
    'I feel lonely and sad tonight.',
    'She died last spring and it still hurts.',
    'I was so embarrassed in front of the class.',
    'Sadly the trip was cancelled.',
  ],
  anger: [
    'I am so angry at my boss.',
    'I hate the way he talks to me.',
    'Stop telling me what to do!',
    'It is so annoying when they do not answer.',
    'I am furious about the bill.',
    'What an idiot, he made me so mad.',
    'I disagree, that is wrong and unfair.',
  ],
  fear: [
    'I am terrified of the operation.',
    'I am scared of losing my job.',
    'So nervous about the interview tomorrow.',
    'I was afraid to open the letter.',
    'It was the scariest night of my life.',
    'I am worried about my son.',
  ],
  disgust: [
    'The kitchen was disgusting.',
    'That smell is so gross.',
    'It was disgusting to watch, ew.',
    'I feel sick, that is vile and disgusting.',
  ],
  surprise: [
    'I was surprised to see him there.',
    'Wow, I did not expect that at all.',
    'I wonder why she left so early?',
    "I'm confused about what he meant.",
    'I just realized that it is already November.',
    'What happened to the old house?',
  ],
}

describe('the committed weights', () => {
  const model = openEmotions(readFileSync(new URL('weights/emotions.bin', import.meta.url)))
  const all = emotionGroups.flatMap((group) => sentences[group].map((text) => ({ group, text })))

  it('see the group of nearly all of our own sentences', () => {
    const missed = all.filter(({ group, text }) => {
      const { seen } = model.score(text)
      return !seen[heads.ekman.from + emotionGroups.indexOf(group)]
    })
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(all.length * 0.1)
  })

  it('call none of them the contrary of what it is', () => {
    const wrong = all.filter(({ group, text }) => {
      const { tone, groups } = model.read(text)
      const isGood = group === 'joy'
      const contrary = isGood ? 'unpleasant' : 'pleasant'
      return group !== 'surprise' && (tone === contrary || (!isGood && groups[0]?.name === 'joy'))
    })
    expect(wrong).toEqual([])
  })

  it('name a fine feeling only where they are sure, and then the right one', () => {
    const named = (text: string) => model.read(text).labels.map(({ name }) => name)
    expect(named('I am grateful for my friends. Thank you!')).toEqual(['gratitude'])
    expect(named('I went to the shop and came back.')).toEqual([])
  })
})
