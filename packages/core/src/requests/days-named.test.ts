import { describe, expect, it } from 'vitest'
import { daysNamed, limitedToDays } from './days-named.ts'

/** A Thursday. */
const TODAY = '2026-11-19'

describe('AI-118 the days of a request', () => {
  it.each([
    ['summarize my week', '2026-11-15', '2026-11-21'],
    ['Sum up last week for me', '2026-11-08', '2026-11-14'],
    ['the past week', '2026-11-13', '2026-11-19'],
    ['how was the last 30 days', '2026-10-21', '2026-11-19'],
    ['the last couple of weeks', '2026-11-06', '2026-11-19'],
    ['two weeks ago', '2026-11-01', '2026-11-07'],
    ['3 days ago', '2026-11-16', '2026-11-16'],
    ['recap of last month please', '2026-10-01', '2026-10-31'],
    ['this month', '2026-11-01', '2026-11-30'],
    ['how was October for me', '2026-10-01', '2026-10-31'],
    ['tell me about December', '2025-12-01', '2025-12-31'],
    ['February 2024', '2024-02-01', '2024-02-29'],
    ['what happened in May?', '2026-05-01', '2026-05-31'],
    ['what was 2024 like for me', '2024-01-01', '2024-12-31'],
    ['the year so far', '2026-01-01', '2026-12-31'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['yesterday', '2026-11-18', '2026-11-18'],
    ['what did I do today', '2026-11-19', '2026-11-19'],
    ['since Monday', '2026-11-16', '2026-11-19'],
    ['since Thursday', '2026-11-12', '2026-11-19'],
    ['since March', '2026-03-01', '2026-11-19'],
    ['Please summarize Monday through Wednesday.', '2026-11-16', '2026-11-18'],
    ['What happened between the 3rd and the 10th?', '2026-11-03', '2026-11-10'],
    ['what happened on march 8', '2026-03-08', '2026-03-08'],
    ['on December 24', '2025-12-24', '2025-12-24'],
    ['8 March 2025', '2025-03-08', '2025-03-08'],
    ['the 25th', '2026-10-25', '2026-10-25'],
    ['9 to 17 April', '2026-04-09', '2026-04-17'],
    ['from March 3 to 10', '2026-03-03', '2026-03-10'],
    ['Nov 3-10', '2026-11-03', '2026-11-10'],
    ['from June to August', '2026-06-01', '2026-08-31'],
    ['2026-03-08', '2026-03-08', '2026-03-08'],
    ['how was my weekend', '2026-11-14', '2026-11-15'],
    ['Summarise Q3 as I lived it', '2026-07-01', '2026-09-30'],
    ['How was my summer?', '2026-06-01', '2026-08-31'],
    ['last winter', '2025-12-01', '2026-02-28'],
    ['what have I been writing about lately', '2026-10-21', '2026-11-19'],
    ['how have I felt these days', '2026-10-21', '2026-11-19'],
    ['what was on my mind of late', '2026-10-21', '2026-11-19'],
    ['the 3rd of May', '2026-05-03', '2026-05-03'],
    ['May 3 2024', '2024-05-03', '2024-05-03'],
    ['since March 8 2025', '2025-03-08', '2026-11-19'],
    ['from May until now', '2026-05-01', '2026-11-19'],
    ['from Monday until today', '2026-11-16', '2026-11-19'],
    ['since yesterday', '2026-11-18', '2026-11-19'],
    ['from October 30 to November 2', '2026-10-30', '2026-11-02'],
    ['from August to June', '2025-08-01', '2026-06-30'],
    ['between the 10th and the 3rd', '2026-11-03', '2026-11-10'],
    ['the 30th to the 2nd', '2026-10-30', '2026-11-02'],
    ['Q4', '2026-10-01', '2026-12-31'],
    ['Q4 2025', '2025-10-01', '2025-12-31'],
    ['the last month', '2026-10-01', '2026-10-31'],
    ['my whole year', '2026-01-01', '2026-12-31'],
    ['last weekend', '2026-11-14', '2026-11-15'],
    ['last fall', '2025-09-01', '2025-11-30'],
    ['last summer', '2026-06-01', '2026-08-31'],
    ['last spring', '2026-03-01', '2026-05-31'],
    ['winter 2024', '2024-12-01', '2025-02-28'],
    ['the summer of 2024', '2024-06-01', '2024-08-31'],
    ['how did I do in spring', '2026-03-01', '2026-05-31'],
    ['the past few days', '2026-11-17', '2026-11-19'],
    ['the last two nights', '2026-11-18', '2026-11-19'],
    ['a fortnight ago', '2026-11-05', '2026-11-05'],
    ['a year ago', '2025-01-01', '2025-12-31'],
    ['13 months ago', '2025-10-01', '2025-10-31'],
    ['the past year', '2025-11-20', '2026-11-19'],
    ['from March to', '2026-03-01', '2026-11-19'],
    ['from March to the lake', '2026-03-01', '2026-11-19'],
    ['since the 3rd', '2026-11-03', '2026-11-19'],
    ['the 10 of May', '2026-05-10', '2026-05-10'],
    ['from the 12th to today', '2026-11-12', '2026-11-19'],
    ['from May 3 to June 4', '2026-05-03', '2026-06-04'],
    ['this summer', '2026-06-01', '2026-08-31'],
    ['my previous month', '2026-10-01', '2026-10-31'],
    ['summer 2024 to winter 2024', '2024-06-01', '2025-02-28'],
    ['from Monday to Friday', '2026-11-09', '2026-11-13'],
    ['from Friday to Monday', '2026-11-13', '2026-11-16'],
    ['from Dec 20 to Jan 5', '2025-12-20', '2026-01-05'],
    ['from Nov 10 to Nov 3', '2026-11-03', '2026-11-10'],
    ['on February 29', '2024-02-29', '2024-02-29'],
    ['the 29th of February', '2024-02-29', '2024-02-29'],
    ['the day before yesterday', '2026-11-17', '2026-11-17'],
    ['the week before last', '2026-11-01', '2026-11-07'],
    ['the weekend before last', '2026-11-07', '2026-11-08'],
    ['last night', '2026-11-18', '2026-11-19'],
    ['this morning', '2026-11-19', '2026-11-19'],
    ['the last week of October', '2026-10-01', '2026-10-31'],
    ['the week of Nov 3', '2026-11-01', '2026-11-07'],
    ['the month of May', '2026-05-01', '2026-05-31'],
  ])('of “%s” are %s to %s', (text, from, to) => {
    expect(daysNamed(text, TODAY)).toEqual({ from, to })
  })

  it.each([
    'When did I last see Tom?',
    'you may ask',
    'a week',
    'February 30',
    '2026-13-45',
    'did I fall',
    'the ninth cat',
    'my dog',
    'we ran 40 miles',
    '',
  ])('are none in “%s”', (text) => {
    expect(daysNamed(text, TODAY)).toBeUndefined()
  })

  it('are of the month in which there is such a date, and of a weekend that has begun', () => {
    expect(daysNamed('the 31st', '2026-03-05')).toEqual({ from: '2026-01-31', to: '2026-01-31' })
    expect(daysNamed('last weekend', '2026-11-21')).toEqual({
      from: '2026-11-14',
      to: '2026-11-15',
    })
    expect(daysNamed('this weekend', '2026-11-21')).toEqual({
      from: '2026-11-21',
      to: '2026-11-22',
    })
    expect(daysNamed('last weekend', '2026-11-22')).toEqual({
      from: '2026-11-14',
      to: '2026-11-15',
    })
    expect(daysNamed('between the 3rd and the 10th', '2026-11-05')).toEqual({
      from: '2026-10-03',
      to: '2026-10-10',
    })
    expect(daysNamed('from Dec 20 to Jan 5', '2026-12-30')).toEqual({
      from: '2025-12-20',
      to: '2026-01-05',
    })
    expect(daysNamed('February 29', '2028-03-01')).toEqual({ from: '2028-02-29', to: '2028-02-29' })
    expect(daysNamed('last month', '2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(daysNamed('last winter', '2026-12-05')).toEqual({ from: '2025-12-01', to: '2026-02-28' })
  })

  it('limit a question, if the words name days and no one', () => {
    expect(limitedToDays('What did I write about Mom last week?', TODAY)).toEqual({
      rest: 'What did I write about Mom ?',
      days: { from: '2026-11-08', to: '2026-11-14' },
    })
    expect(limitedToDays('the days I ran in October', TODAY)).toMatchObject({
      rest: 'the days I ran',
      days: { from: '2026-10-01', to: '2026-10-31' },
    })
    expect(limitedToDays('What did I say in the last week of October?', TODAY)?.days).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
    })
    for (const said of ['last swim in the summer', 'swim in the summer of 2025'])
      expect(limitedToDays(`When did I ${said}?`, TODAY)).toBeDefined()
    for (const said of [
      'last see June',
      'buy the winter coat',
      'last go to the march',
      'mention the fall',
      'finish the first year of school',
    ])
      expect(limitedToDays(`When did I ${said}?`, TODAY)).toBeUndefined()
  })
})
