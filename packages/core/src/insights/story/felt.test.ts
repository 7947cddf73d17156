import { describe, expect, it } from 'vitest'
import { periodOf, weeklyFrom } from '../index.ts'
import { novemberFrom } from '../testing/read-entries.ts'

const WEEK = periodOf('weekly', '2026-11-18')
const week = (...texts: string[]) => weeklyFrom(novemberFrom(15, ...texts), [], WEEK).summary

describe('INS-92 what is not felt', () => {
  it.each([
    ['thrilled', 'Twelve patients and two of us. I am just thrilled to be alive.'],
    ['blessed', "A new app for the breaks we don't get. So blessed."],
    ['lucky', 'If one more person tells me I’m lucky.'],
    ['angry', 'My mother says I am angry. I washed up.'],
    ['sad', 'I am sad, he said. I poured tea.'],
    ['in love', 'He was like, I am in love with you. I was like, ok.'],
    ['in love', 'In 2015 I was so in love.'],
    ['pumped', 'I pumped and waited. The machine beeps.'],
    ['drained', 'I drained the pasta.'],
    ['in love', 'I am in love with this soup.'],
  ])('%s: %s', (word, text) => {
    const { emotions, mood, reflection } = week(text, 'I am tired.', `${text} We ate.`)
    expect(emotions).toEqual(['tired'])
    expect(String(mood)).not.toMatch(/good|Up and down/)
    expect(reflection).not.toContain(`“${word}`)
  })

  it('is felt where it is meant', () => {
    expect(week('I am just thrilled about the baby!').emotions).toEqual(['thrilled'])
    expect(week('I told him I was lonely.').emotions).toEqual(['lonely'])
    expect(week('I was so drained.').emotions).toEqual(['drained'])
    expect(week('So happy. We swam.').emotions).toEqual(['happy'])
  })
})
