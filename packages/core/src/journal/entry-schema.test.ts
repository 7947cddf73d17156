import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#contract/index.ts'
import { anEntry } from '#testing/index.ts'
import { entry, entryInput, isTooLong, TEXT_MAX, TITLE_MAX } from './index.ts'

function complaintsOf(value: unknown): Record<string, string> {
  const parsed = entryInput.safeParse(value)
  return parsed.success ? {} : fieldsOf(parsed.error)
}

describe('an entry', () => {
  it('holds what SPEC and DECISIONS name, and the device that it came from', () => {
    expect(Object.keys(entry.shape)).toEqual([
      '_id',
      'title',
      'content',
      'prompt',
      'metadata',
      'createdAt',
      'updatedAt',
      'userId',
      'localDate',
      'timeZone',
      'mood',
      'tags',
      'favorite',
      'hideFromAssistant',
      'device',
    ])
    expect(entry.parse(anEntry())).toEqual(anEntry())
  })
})

describe('an entry that is sent', () => {
  it('may be whole, or no more than its text', () => {
    expect(complaintsOf(anEntry())).toEqual({})
    expect(complaintsOf({ content: 'x' })).toEqual({})
  })

  it('may have any metadata, userId and device, which are ignored', () => {
    expect(complaintsOf({ content: 'x', userId: 7, metadata: 'anything', device: 1 })).toEqual({})
  })

  it('has a mood of the list, or none', () => {
    expect(complaintsOf({ content: 'x', mood: null })).toEqual({})
    expect(complaintsOf({ content: 'x', mood: 'calm' })).toEqual({})
    expect(complaintsOf({ content: 'x', mood: 'angry' })).toEqual({
      mood: 'Must be one of: happy, calm, neutral, anxious, sad, overwhelmed',
    })
  })

  it('has a text that is not blank', () => {
    for (const blank of ['', ' \n\u3000', undefined])
      expect(complaintsOf({ content: blank })).toEqual({ content: 'An entry needs some text' })
  })

  it('has a text of at most 250,000 characters, and its blanks as they were typed', () => {
    const longest = 'a'.repeat(TEXT_MAX)
    expect(complaintsOf({ content: longest })).toEqual({})
    expect(complaintsOf({ content: `${longest}a` })).toEqual({
      content: 'Text can have at most 250,000 characters',
    })
    expect([isTooLong(longest), isTooLong(`${longest}a`)]).toEqual([false, true])
    expect(entryInput.parse({ content: '  a\n' }).content).toBe('  a\n')
  })

  it('says what cannot be stored instead of changing it', () => {
    expect(complaintsOf({ content: 'a\ud800', title: '\0', tags: ['\udfff'] })).toEqual({
      content: 'Contains characters we can’t store',
      title: 'Contains characters we can’t store',
      'tags.0': 'Contains characters we can’t store',
    })
  })

  it('never has the id of an entry that is kept on the device', () => {
    expect(complaintsOf({ content: 'x', _id: 'local_65f2c3a0a1b2c3d4e5f60718' })).toEqual({
      _id: 'An entry that is kept on the device is never sent',
    })
    for (const id of ['temp_65f2c3a0a1b2c3d4e5f60718', '65f2c3a0a1b2c3d4e5f60718', 'nobody-has-it'])
      expect(complaintsOf({ content: 'x', _id: id }), id).toEqual({})
  })

  it('has short lists of short tags', () => {
    expect(complaintsOf({ content: 'x', tags: new Array(50).fill('a') })).toEqual({})
    expect(complaintsOf({ content: 'x', tags: new Array(51).fill('a') })).toEqual({
      tags: 'Must have at most 50 items',
    })
    expect(complaintsOf({ content: 'x', tags: ['a'.repeat(101), ' '] })).toEqual({
      'tags.0': 'Must have at most 100 characters',
      'tags.1': 'Must not be empty',
    })
  })

  it('is as long as a browser counts it, in emoji as in letters', () => {
    const units = (count: number) => '😀'.repeat(count / 2) + (count % 2 ? 'a' : '')
    const sized = (over: number) => ({
      content: units(TEXT_MAX + over),
      title: units(TITLE_MAX + over),
      prompt: units(2000 + over),
      tags: [units(100 + over)],
    })
    expect(complaintsOf(sized(0))).toEqual({})
    expect(complaintsOf(sized(1))).toEqual({
      content: 'Text can have at most 250,000 characters',
      title: 'Must have at most 500 characters',
      prompt: 'Must have at most 2000 characters',
      'tags.0': 'Must have at most 100 characters',
    })
  })
})
