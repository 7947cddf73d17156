import { describe, expect, it } from 'vitest'
import { keyOf, type Notice, notice, readShown, tagOf, withShown, wordsOfNotice } from './index.ts'

const all: readonly Notice[] = [
  { kind: 'reminder', day: '2026-11-18' },
  { kind: 'streak-risk', day: '2026-11-18' },
  { kind: 'milestone', streak: 7, first: '2026-11-12' },
  { kind: 'almost-there', week: '2026-11-15', remaining: 2 },
  { kind: 'weekly-goal', week: '2026-11-15', target: 5 },
]

describe('a notice', () => {
  it('has one of five titles and a sentence', () => {
    expect(all.map(wordsOfNotice)).toEqual([
      { title: 'Time to Write', body: 'A few quiet minutes for your journal?' },
      { title: 'Streak at Risk', body: 'A few lines today keep your streak going.' },
      { title: '7-Day Streak!', body: 'You’ve written 7 days in a row.' },
      { title: 'Almost There!', body: '2 more entries to reach your goal this week.' },
      { title: 'Weekly Goal Achieved!', body: 'You wrote 5 days this week, just as you planned.' },
    ])
    const one = wordsOfNotice({ kind: 'almost-there', week: '2026-11-15', remaining: 1 })
    expect(one.body).toBe('1 more entry to reach your goal this week.')
  })

  it('has a tag of its own, and a key for the day, week or streak that it is of', () => {
    expect(all.map(tagOf)).toEqual([
      'reminder',
      'streak-risk',
      'milestone-7',
      'almost-there',
      'weekly-goal',
    ])
    expect(all.map(keyOf)).toEqual([
      'reminder 2026-11-18',
      'streak-risk 2026-11-18',
      'milestone-7 2026-11-12',
      'almost-there 2026-11-15',
      'weekly-goal 2026-11-15',
    ])
  })

  it('travels as it is, and has no place for a word', () => {
    for (const each of all) {
      expect(notice.parse(JSON.parse(JSON.stringify(each)))).toEqual(each)
      expect(notice.safeParse({ ...each, body: 'Dear diary' }).success).toBe(false)
      for (const field of Object.keys(each))
        expect(notice.safeParse({ ...each, [field]: 'Dear diary' }).success).toBe(false)
    }
  })
})

describe('what was shown', () => {
  it('is read back, and nothing where it cannot be read', () => {
    const shown = withShown([], all)
    expect([...readShown(JSON.stringify(shown))]).toEqual(all.map(keyOf))
    for (const broken of [null, '', '{', '{}', '[1]', '"reminder"'])
      expect([...readShown(broken)]).toEqual([])
  })

  it('is kept once, and forgotten when it is long past, each kind by itself', () => {
    let shown = withShown([], all)
    expect(withShown(shown, all)).toEqual(shown)
    for (let day = 10; day < 32; day++)
      shown = withShown(shown, [{ kind: 'reminder', day: `2026-12-${day}` }])
    expect(shown.filter((key) => key.startsWith('reminder'))).toHaveLength(20)
    expect(shown).not.toContain('reminder 2026-11-18')
    expect(shown.at(-1)).toBe('reminder 2026-12-31')
    expect(shown).toContain('milestone-7 2026-11-12')
    expect(shown).toHaveLength(24)
  })
})
