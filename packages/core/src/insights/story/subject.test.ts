import { describe, expect, it } from 'vitest'
import { subjectOf } from './subject.ts'

describe('INS-75 whose a sentence is', () => {
  it.each([
    'In November I always think of Edmund.',
    'Always when I am tired I forget my English.',
    'When the dog barks I wake up.',
    'On Monday Anna and I ate.',
    'By the third night I always cry.',
  ])('the writer’s, without a comma before the I: %s', (sentence) => {
    expect(subjectOf(sentence)).toBe('self')
  })

  it.each([
    'When I am tired she cooks.',
    'On the phone she said I was late.',
    'When the dog barks she wakes up.',
    'Tom was sad and I left.',
    'After work Ruth was furious.',
  ])('another’s: %s', (sentence) => {
    expect(subjectOf(sentence)).toBe('other')
  })
})
