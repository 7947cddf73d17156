import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { EmotionGroup } from './labels.ts'
import { openEmotions } from './model.ts'
import type { Tone } from './reading.ts'

/** Sentences as people write them of their days, and what may not be said of them. */
interface Case {
  readonly sentences: readonly string[]
  readonly tones: readonly Tone[]
  readonly not: readonly EmotionGroup[]
}

const joyDenied: Case = {
  sentences: [
    'I am not happy.',
    "I wasn't happy with how it went.",
    "I didn't enjoy the party at all.",
    "I don't feel joy anymore.",
    'I was never really excited about the move.',
    "I can't say I'm proud of it.",
    'I am far from happy.',
    'It was anything but fun.',
    "I haven't been happy for months.",
    'There was no joy in it.',
    "It wasn't a good day.",
    'I feel neither loved nor wanted.',
    'I stopped enjoying my work a while ago.',
    "I don't love him anymore.",
    'Nobody made me feel welcome.',
    "I can't remember the last time I laughed.",
  ],
  tones: ['unpleasant', 'unsure'],
  not: ['joy'],
}
const hardDenied: Case = {
  sentences: [
    'I am not sad.',
    "I'm not angry with her.",
    "I wasn't scared this time.",
    'I am no longer afraid.',
    "I don't feel lonely tonight.",
    'For once I was not anxious before the meeting.',
    "I'm not disappointed.",
    'No fear, no shame.',
    'I did not cry.',
    "It wasn't embarrassing after all.",
    'I did not mind, and I was not angry.',
    'No more fear, finally.',
    'Nobody was angry with me.',
  ],
  tones: ['pleasant', 'unsure', 'neutral'],
  not: ['sadness', 'anger', 'fear', 'disgust'],
}
const ratherGood: Case = {
  sentences: [
    'Not bad at all.',
    "Today wasn't too bad.",
    "It wasn't that bad in the end.",
    "I can't complain.",
    'The exam was not half bad.',
    'Work was not so terrible for once.',
    "Couldn't have asked for a better day.",
  ],
  tones: ['pleasant', 'unsure'],
  not: ['sadness', 'anger', 'fear', 'disgust'],
}
const ratherBad: Case = {
  sentences: [
    'It was all a bit much.',
    "I've been better.",
    'Not great.',
    "Today wasn't the best day.",
    'Could have gone better.',
    'Not exactly my finest hour, not good.',
    'Sleep was less than ideal.',
    'Work is a little much lately.',
    "I haven't been feeling great.",
    'It has been one of those days.',
    "I'm not doing so well.",
  ],
  tones: ['unpleasant', 'unsure', 'neutral'],
  not: ['joy'],
}
const playedDown: Case = {
  sentences: [
    'Could be worse.',
    "I'm fine, I guess.",
    'It was okay, I suppose.',
    'Meh.',
    'Hanging in there.',
    'Same old, same old.',
    'It is what it is.',
    "I guess I'm happy.",
    'It was fine.',
    "I'm okay.",
    'Thanks a lot for nothing.',
    'I am so done.',
  ],
  tones: ['unsure', 'neutral'],
  not: ['joy', 'sadness', 'anger', 'fear', 'disgust'],
}
const wishedOrAsked: Case = {
  sentences: [
    'I wish I were happy.',
    'I should be happy about it.',
    'I used to love Sundays.',
    'I just want to feel joy again.',
    'Am I happy?',
    'Will I ever be happy again?',
    "Wasn't I happy once?",
    'I dreamt that I was happy.',
    'Everyone supposed me to be thrilled, and I pretended to be.',
  ],
  tones: ['unsure', 'unpleasant', 'neutral'],
  not: ['joy'],
}
const bothAtOnce: Case = {
  sentences: [
    'I loved the wedding, but I cried all the way home because I miss him so much.',
    'The food was terrible, but I had a wonderful time.',
    'I am so happy for her, though I feel awful about myself.',
    'It was a horrible week, yet I am grateful for my friends.',
  ],
  tones: ['mixed', 'unsure'],
  not: [],
}

const cases: Readonly<Record<string, Case>> = {
  joyDenied,
  hardDenied,
  ratherGood,
  ratherBad,
  playedDown,
  wishedOrAsked,
  bothAtOnce,
}

describe('the language of journals', () => {
  const model = openEmotions(readFileSync(new URL('weights/emotions.bin', import.meta.url)))

  it.each(Object.entries(cases))('is not mistaken: %s', (_, { sentences, tones, not }) => {
    const wrong = sentences.flatMap((sentence) => {
      const { tone, groups } = model.read(sentence)
      const said = groups.map(({ name }) => name).filter((name) => not.includes(name))
      return tones.includes(tone) && said.length === 0 ? [] : [{ sentence, tone, said }]
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['I am not sad, I am happy and grateful.', 'pleasant'],
    ['I was not happy, and I was not angry.', 'unsure'],
    ['I am not happy but glad it is over.', 'mixed'],
    ['I could not be happier, I love it.', 'pleasant'],
    ['Nothing but joy and laughter with my friends.', 'pleasant'],
    ['Not only was it fun, I loved it.', 'pleasant'],
    ['Stopped at the lovely bakery.', 'pleasant'],
    ['Lost in a good book, so happy.', 'pleasant'],
    ["I can't remember the last time I laughed so much.", 'pleasant'],
    ["Isn't it wonderful?", 'unsure'],
  ])('hears %s as %s', (sentence, tone) => {
    expect(model.read(sentence).tone).toBe(tone)
  })
})
