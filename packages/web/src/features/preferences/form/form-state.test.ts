import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { complaintsAbout, discard, edit, follow, openForm } from './form-state.ts'

const known = defaultPreferences()
const withWords = (whole: Preferences, wordsPerEntry: number): Preferences => ({
  ...whole,
  writingGoals: { ...whole.writingGoals, wordsPerEntry },
})
const withMood = (whole: Preferences, currentMood: 'happy' | 'calm'): Preferences => ({
  ...whole,
  personalInfo: { ...whole.personalInfo, currentMood },
})

describe('the form of the preferences', () => {
  it('begins with what was left unsaved', () => {
    const form = openForm(known, { 'writingGoals.wordsPerEntry': { to: 300 } })
    expect(form).toEqual({ shown: known, wanted: withWords(known, 300), complaints: {} })
    expect(discard(form).wanted).toBe(known)
  })

  it('follows what others save, under what the person has changed', () => {
    const form = edit(openForm(known, {}), withWords(known, 300))
    const others = { ...withMood(known, 'calm'), version: 4 }
    const { shown, wanted } = follow(form, others)
    expect(shown).toBe(others)
    expect(wanted).toEqual(withWords(others, 300))
  })

  it('leaves a number alone while it is being typed', () => {
    for (const half of [2, Number.NaN]) {
      const form = edit(openForm(known, {}), withWords(known, half))
      expect(follow(form, { ...known, version: 4 }).wanted.writingGoals.wordsPerEntry).toBe(half)
    }
  })

  it('shows an error until the field itself is changed', () => {
    const wrong = withWords(known, 20)
    const complaints = complaintsAbout(wrong)
    expect(Object.keys(complaints)).toEqual(['writingGoals.wordsPerEntry'])
    expect(complaintsAbout(withWords(known, Number.NaN))).not.toEqual({})
    expect(complaintsAbout(known)).toEqual({})
    const form = { ...openForm(wrong, {}), complaints: { ...complaints, body: 'Is odd' } }
    expect(edit(form, withMood(wrong, 'happy')).complaints).toEqual(form.complaints)
    expect(edit(form, withWords(wrong, 60)).complaints).toEqual({ body: 'Is odd' })
  })

  it('keeps the error of an emptied number when other fields change', () => {
    const empty = withWords(known, Number.NaN)
    const form = { ...openForm(empty, {}), complaints: complaintsAbout(empty) }
    expect(edit(form, withMood(empty, 'happy')).complaints).toEqual(form.complaints)
  })
})
