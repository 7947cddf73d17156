import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { findTag, isOpen, passes, tagsOf } from './index.ts'

const entry = anEntry({
  localDate: '2026-03-14',
  mood: 'calm',
  tags: ['river', 'home'],
  favorite: true,
})

describe('a filter', () => {
  it('lets pass what it asks for, and everything while it asks for nothing', () => {
    const asked = { from: '2026-03-14', to: '2026-03-14', mood: 'calm', tag: 'home' } as const
    expect(passes(entry, { ...asked, favorite: true })).toBe(true)
    expect(passes(entry, {})).toBe(true)
    expect(passes({ ...entry, favorite: false }, { favorite: false })).toBe(true)
  })

  it.each([
    { from: '2026-03-15' },
    { to: '2026-03-13' },
    { mood: 'sad' as const },
    { tag: 'homes' },
  ])('keeps out what is something else: %o', (filter) => {
    expect(passes(entry, filter)).toBe(false)
  })

  it('of stars keeps out what has none', () => {
    expect(passes({ ...entry, favorite: false }, { favorite: true })).toBe(false)
  })

  it('says whether it lets everything pass', () => {
    expect(isOpen({ from: undefined, favorite: false })).toBe(true)
    expect(isOpen({ to: '2026-03-14' })).toBe(false)
  })
})

it('tags are offered by how often they are used', () => {
  const all = [{ tags: ['b', 'a'] }, { tags: ['c', 'b'] }, { tags: [] }]
  expect(tagsOf(all)).toEqual(['b', 'a', 'c'])
})

it('JRN-41 takes two spellings of a tag for one, and shows the one that is used most', () => {
  const tagged = (...tags: string[]) => ({ ...anEntry(), tags })
  expect(
    tagsOf([tagged('Work', 'sea'), tagged('work'), tagged('work', 'É'), tagged('e\u0301')]),
  ).toEqual(['work', 'e\u0301', 'sea'])
  expect(passes(tagged('Work'), { tag: 'work' })).toBe(true)
  expect(findTag(['Sea', 'Work'], 'WORK')).toBe('Work')
  expect(findTag(['Sea'], 'seaside')).toBeUndefined()
})
