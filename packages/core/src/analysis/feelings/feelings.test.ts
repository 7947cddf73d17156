import { describe, expect, it } from 'vitest'
import { type Feeling, loadAnalyser } from '../index.ts'

const { analyse } = await loadAnalyser()

/** A feeling in short: `not tiredness slight`, with what is not as usual behind it. */
function short({ group, degree, negated, hedged, whose }: Feeling): string {
  const marks = [hedged ? 'hedged' : '', whose === 'self' ? '' : whose].filter(Boolean).join(' ')
  return `${negated ? 'not ' : ''}${group} ${degree} ${marks}`.trim()
}

const feelingsOf = (text: string) => analyse(text).feelings.map(short)

type Example = readonly [text: string, ...feelings: string[]]

const withDegree: readonly Example[] = [
  ['I am happy.', 'joy clear'],
  ['I was so tired today.', 'tiredness strong'],
  ['I felt kind of sad.', 'sadness slight'],
  ['I was a little nervous before the interview.', 'fear slight'],
  ['Absolutely furious with the bank.', 'anger strong'],
  ['Proud of myself for once.', 'pride clear'],
  ['I cried in the shower.', 'sadness clear'],
  ['Sooo tired.', 'tiredness strong'],
  ["I'm EXHAUSTED.", 'tiredness strong'],
  ['I miss him so much.', 'longing strong'],
  ['I missed the bus.'],
  ['We were really relieved.', 'relief strong'],
  ['I feel guilty about the party.', 'shame clear'],
  ["I can't wait for the holiday!", 'excitement clear'],
  ['Feeling grateful for my friends.', 'gratitude clear'],
  ['I am completely burnt out.', 'tiredness strong'],
  ['On edge all morning.', 'fear clear'],
  ['It was scary.', 'fear clear'],
  ['The meeting was frustrating.', 'anger clear'],
  ["I'd been sad all week.", 'sadness clear'],
  ['I felt nothing.', 'boredom clear'],
  ['Tired as hell.', 'tiredness strong'],
  ['I love her very much.', 'love strong'],
  ['I was such a happy child of the sea.', 'joy strong unknown'],
  ['I feel stuck in life.', 'boredom clear'],
  ['I feel good vibes.'],
  ['I was fine today.', 'calm slight'],
  ['The weather is fine.'],
  ['Happiest of all.', 'joy clear'],
  ['Why do I feel so empty?', 'boredom strong'],
]

const denied: readonly Example[] = [
  ["I'm not happy.", 'not joy clear'],
  ['Not happy with how today went.', 'not joy clear'],
  ["I'm not very happy.", 'not joy slight'],
  ["I'm not happy at all.", 'not joy strong'],
  ["I'm no longer afraid of the dark.", 'not fear clear'],
  ["I don't feel anxious anymore.", 'not fear clear'],
  ["I don't think I'm happy.", 'not joy clear'],
  ['I was never angry with you.', 'not anger clear'],
  ['I was hardly excited.', 'not excitement clear'],
  ['I stopped being afraid.', 'not fear clear'],
  ['I am far from happy.', 'not joy clear'],
  ["I can't remember the last time I was happy.", 'not joy clear'],
  ["I can't remember the last time I was so happy.", 'joy strong'],
  ["I can't remember the last time we met, but I am happy.", 'joy clear'],
  ["I'm anything but calm.", 'not calm clear'],
  ['Less anxious than last week.', 'not fear slight'],
  ['I am neither happy nor sad.', 'not joy clear', 'not sadness clear'],
  ["I wasn't angry, just disappointed.", 'not anger clear', 'sadness slight'],
  ['im not ok', 'not calm slight'],
  ['No joy in anything.', 'not joy clear'],
  ['I did not enjoy the concert.', 'not joy clear'],
]

const onlySeeminglyDenied: readonly Example[] = [
  ["I've never been so happy.", 'joy strong'],
  ["I've never felt so alone.", 'loneliness strong'],
  ["I couldn't be happier.", 'joy strong'],
  ["I can't stop crying.", 'sadness clear'],
  ["I couldn't stop laughing.", 'joy clear'],
  ['I was not only tired but also sad.', 'tiredness clear', 'sadness clear'],
  ["I can't help feeling sad.", 'sadness clear'],
  ["I didn't eat and was sad.", 'sadness clear'],
  ["I don't know why I'm sad.", 'sadness clear'],
  ['No wonder I am tired.', 'tiredness clear'],
  ['Not without fear.', 'fear clear'],
  ["I don't want to be sad anymore.", 'sadness clear'],
]

const wishedOrAsked: readonly Example[] = [
  ['I want to be happy.'],
  ['I wish I was calm.'],
  ['If I was happy I would go out.'],
  ['I would love to go.'],
  ['Am I happy?'],
  ["I'm not sure I'm happy."],
  ['I should be grateful.'],
  ['He might be angry.'],
  ['I pretended I was happy.'],
  ['Unless I am happy I stay.'],
  ['I do not want to feel ashamed any more.', 'shame clear'],
  ['I will miss her.', 'longing clear'],
]

const playedDown: readonly Example[] = [
  ['I feel a bit low.', 'sadness slight'],
  ['A bit low today.', 'sadness slight'],
  ['Fine, I guess.', 'calm slight hedged'],
  ['Could be worse.', 'calm slight hedged'],
  ["Can't complain.", 'calm slight hedged'],
  ["It wasn't that bad.", 'calm slight hedged'],
  ['I guess I am lonely.', 'loneliness clear hedged'],
  ["I've been better.", 'sadness slight hedged'],
  ["I'm okay.", 'calm slight'],
  ["I'm off to work."],
  ['We sat down on the grass.'],
]

const ofWhom: readonly Example[] = [
  ['She was angry.', 'anger clear other'],
  ['Tom was furious. I stayed calm.', 'anger strong other', 'calm clear'],
  ['She was angry with me and I felt guilty.', 'anger clear other', 'shame clear'],
  ['It made me so angry.', 'anger strong'],
  ['This makes him sad.', 'sadness clear other'],
  ['His anger fills the house.', 'anger clear other'],
  ['My anxiety is through the roof.', 'fear clear'],
  ["I'm worried that she's unhappy.", 'fear clear', 'sadness clear other'],
  ['Mum is worried about me.', 'fear clear other'],
  ['Everyone was excited.', 'excitement clear other'],
  ['An angry man shouted at us.', 'anger clear unknown'],
  ['What a frustrating day.', 'anger clear'],
  ['My happy sister danced.', 'joy clear other'],
  ['The dog was happy.', 'joy clear unknown'],
  ["Anna's joy was loud.", 'joy clear other'],
  ['They, too, were afraid.', 'fear clear other'],
  ['The children always quickly get bored.', 'boredom clear other'],
]

const both: readonly Example[] = [
  ['I was happy and sad at the same time.', 'joy clear', 'sadness clear'],
  ["I'm so excited about the flat but also terrified.", 'excitement strong', 'fear strong'],
]

describe.each([
  ['with their degree', withDegree],
  ['that are not there', denied],
  ['that only seem to be denied', onlySeeminglyDenied],
  ['that are wished for or asked about are none', wishedOrAsked],
  ['that are played down', playedDown],
  ['of the writer and of others', ofWhom],
  ['of two kinds at once', both],
])('feelings %s', (_, examples) => {
  it.each(examples)('%s', (text, ...feelings) => {
    expect(feelingsOf(text)).toEqual(feelings)
  })
})

describe('a feeling', () => {
  it('is told in the words of its writer, with what belongs to it', () => {
    const said = (text: string) => analyse(text).feelings.map((one) => [one.said, one.word])
    expect(said('I feel a bit low.')).toEqual([['a bit low', 'low']])
    expect(said("It wasn't that bad.")).toEqual([["wasn't that bad", "n't that bad"]])
    expect(said('I am no longer afraid.')).toEqual([['no longer afraid', 'afraid']])
    expect(said('What a Frustrating day')).toEqual([['Frustrating', 'frustrating']])
  })

  it('is good or bad for the person who has it, by degree, and reversed by a negation', () => {
    const valence = (text: string) => analyse(text).feelings[0]?.valence ?? 0
    expect(valence('I am very sad.')).toBeLessThan(valence('I am sad.'))
    expect(valence('I am sad.')).toBeLessThan(valence('I am a bit sad.'))
    expect(valence('I am not happy.')).toBeLessThan(0)
    expect(valence('I am not happy.')).toBeGreaterThan(valence('I am sad.'))
    expect(valence('I am not afraid.')).toBeGreaterThan(0)
    expect(valence('Fine, I guess.')).toBeLessThan(valence('I am fine.'))
    expect(valence('I am sad, I guess.')).toBeGreaterThan(valence('I am sad.'))
  })
})

describe('the valence of a text', () => {
  const { valence: of } = { valence: (text: string) => analyse(text).valence }

  it('is that of its sentences, evaluations counted too', () => {
    expect(of('The food was amazing. A lovely evening.')).toBeGreaterThan(0.2)
    expect(of('A terrible night. My head hurts.')).toBeLessThan(-0.2)
    expect(of('The soup was not good.')).toBeLessThan(0)
    expect(of('We took the train at nine.')).toBe(0)
    expect(of('')).toBe(0)
  })

  it('hears what others feel, but less', () => {
    expect(of('She was sad.')).toBeLessThan(0)
    expect(of('She was sad.')).toBeGreaterThan(of('I was sad.'))
  })

  it('is mixed in a sentence with good and bad feelings of the writer', () => {
    const mixed = (text: string) => analyse(text).sentences.map((sentence) => sentence.mixed)
    expect(mixed('I was happy and sad at once. I was happy. He was sad and I was happy.')).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the name of a person or a thing is no feeling', () => {
  it.each([
    'I found a love letter in the drawer.',
    'We watched a love story.',
    'My loved ones came.',
    'I met Joy today.',
    'My friend Joy called me.',
    'Hope called me in the morning.',
    'I use the Calm app at night.',
    'We went to Happy Valley.',
    'Happy hour with the team.',
  ])('%s', (text) => {
    expect(analyse(text).feelings).toEqual([])
  })

  it.each([
    'I felt joy today.',
    'Joy filled me as I walked home.',
    'I am HAPPY.',
    'I Am So Happy Today.',
    'I love letters.',
    'Hope is back.',
    'I was happy with Joy.',
    'I felt Happy in the end.',
    'Feeling Calm today.',
    "I'm Happy about it.",
    'I feel Hope.',
  ])('%s', (text) => {
    expect(analyse(text).feelings).toHaveLength(1)
  })
})
