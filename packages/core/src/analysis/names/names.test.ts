import { describe, expect, it } from 'vitest'
import { loadAnalyser } from '../index.ts'

const { analyse } = await loadAnalyser()

const people = (text: string) => analyse(text).people.map(({ name }) => name)
const places = (text: string) => analyse(text).places.map(({ name }) => name)

describe('people', () => {
  it.each([
    ['My sister called.', ['my sister']],
    ['I had lunch with my best friend and my boss.', ['my best friend', 'my boss']],
    ['Mum said she is coming.', ['Mum']],
    ['I talked to Priya about it.', ['Priya']],
    ['Anna laughed.', ['Anna']],
    ['Zeynep said I should rest.', ['Zeynep']],
    ['I met Tom and then Ellie.', ['Tom', 'Ellie']],
    ['Had therapy with Dr. Patel.', ['Dr Patel']],
    ['I told Jack. Jack laughed.', ['Jack']],
    ["I stayed at Noor's flat.", ['Noor']],
    ['Anna Meier came by. I like Anna.', ['Anna Meier']],
    ['I met Anna Meier and Anna Huber. Anna is kind.', ['Anna Meier', 'Anna Huber', 'Anna']],
    ['The parents of the children waited.', []],
    ['Her mum is nice.', []],
    ['Work was hard. Everyone left early.', []],
    ['I met nobody on Monday, nor in March, nor at Christmas.', []],
    ['I watched Netflix and learned Spanish on Duolingo.', []],
    ['May was cold.', []],
  ])('%s', (text, names) => {
    expect(people(text)).toEqual(names)
  })

  it('are the same under their name and as what they are to the writer', () => {
    expect(
      analyse('My sister Anna called. Anna is well. I love my sister. Dad slept.').people,
    ).toEqual([
      { name: 'Anna', key: 'anna', relation: 'sister', sentences: [0, 1, 2] },
      { name: 'Dad', key: 'dad', relation: 'dad', sentences: [3] },
    ])
  })

  it('are the same by another word for the same relation', () => {
    expect(analyse('My mother called. Mum is tired.').people).toEqual([
      { name: 'my mother', key: 'mum', relation: 'mum', sentences: [0, 1] },
    ])
  })
})

describe('places', () => {
  it.each([
    ['We moved to Leeds.', ['Leeds']],
    ['I spent the day in Whitby.', ['Whitby']],
    ['We flew from Paris to New York.', ['Paris', 'New York']],
    ['A long walk in Hyde Park.', ['Hyde Park']],
    ['London was loud.', ['London']],
    ['Back from Gdansk.', ['Gdansk']],
    ['I wrote a letter to Gulsen.', []],
    ['In March we rest.', []],
  ])('%s', (text, names) => {
    expect(places(text)).toEqual(names)
  })
})
