import { describe, expect, it } from 'vitest'
import { safetyOf } from './safety-of.ts'
import { alarmedAnyway } from './testing/alarmed-anyway.ts'
import { bareSigns } from './testing/bare-signs.ts'
import { byClass } from './testing/by-class.ts'
import { commonSigns } from './testing/common-signs.ts'
import { everydaySpeech } from './testing/everyday-speech.ts'
import { everydaySpeechReworded } from './testing/everyday-speech-reworded.ts'
import { freshDanger } from './testing/fresh-danger.ts'
import { freshHarmless } from './testing/fresh-harmless.ts'
import { harmlessDays } from './testing/harmless-days.ts'
import { harmlessIdioms } from './testing/harmless-idioms.ts'
import { harmlessLookalikes } from './testing/harmless-lookalikes.ts'
import { heldOut } from './testing/held-out.ts'
import { indirectSigns } from './testing/indirect-signs.ts'
import { informalNotes } from './testing/informal-notes.ts'
import { laidAside } from './testing/laid-aside.ts'
import { inOtherLanguages } from './testing/languages.ts'
import { manyVoices } from './testing/many-voices.ts'
import { missedDanger } from './testing/missed-danger.ts'
import { notHeard } from './testing/not-heard.ts'
import { ordinaryTurns } from './testing/ordinary-turns.ts'
import { plainAndIndirect } from './testing/plain-and-indirect.ts'
import { plainVoices } from './testing/plain-voices.ts'
import type { Said } from './testing/said.ts'
import { saidBetweenLines } from './testing/said-between-lines.ts'
import { saidOfOneself } from './testing/said-of-oneself.ts'
import { saidOfOthers } from './testing/said-of-others.ts'
import { saidPlainly } from './testing/said-plainly.ts'
import { statedPlainly } from './testing/stated-plainly.ts'
import { toldApart } from './testing/told-apart.ts'
import { unseen } from './testing/unseen.ts'
import { voicesOfDanger } from './testing/voices-of-danger.ts'
import { voicesOfOrdinaryDays } from './testing/voices-of-ordinary-days.ts'
import { warningSigns } from './testing/warning-signs.ts'
import { warningSignsReworded } from './testing/warning-signs-reworded.ts'

const english = [
  saidOfOneself,
  saidOfOthers,
  missedDanger,
  harmlessIdioms,
  harmlessDays,
  harmlessLookalikes,
  heldOut,
  freshDanger,
  freshHarmless,
  manyVoices,
  informalNotes,
  plainAndIndirect,
  byClass,
  unseen,
  plainVoices,
  warningSigns,
  everydaySpeech,
  warningSignsReworded,
  everydaySpeechReworded,
  commonSigns,
  bareSigns,
  indirectSigns,
  laidAside,
  voicesOfDanger,
  voicesOfOrdinaryDays,
  saidPlainly,
  saidBetweenLines,
  ordinaryTurns,
  statedPlainly,
] as const
const phrasesIn = (...sets: readonly Said[]) =>
  sets.flatMap((set) =>
    Object.entries(set).flatMap(([kind, phrases]) => phrases.map((phrase) => ({ kind, phrase }))),
  )

const heard = (phrase: string) => safetyOf(phrase).kind ?? 'none'
const missed = (set: Said) =>
  phrasesIn(set).filter(({ kind, phrase }) => kind !== 'none' && heard(phrase) === 'none')
const falseAlarms = (set: Said) =>
  phrasesIn(set).filter(({ kind, phrase }) => kind === 'none' && heard(phrase) !== 'none')

const wrongly = (set: Said) => phrasesIn(set).filter(({ kind, phrase }) => heard(phrase) !== kind)

describe('phrases in the language of journals', () => {
  it('are more than 900 that must and 900 that must not be heard, each once', () => {
    const all = phrasesIn(...english)
    expect(new Set(all.map(({ phrase }) => phrase)).size).toBe(all.length)
    expect(all.filter(({ kind }) => kind !== 'none').length).toBeGreaterThan(900)
    expect(all.filter(({ kind }) => kind === 'none').length).toBeGreaterThan(900)
  })

  it('AI-84 are heard where a person may be in danger: none of these is missed', () => {
    expect(english.flatMap(missed)).toEqual([])
  })

  it('are left alone where there is no danger: at most three false alarms', () => {
    expect(english.flatMap(falseAlarms).length).toBeLessThanOrEqual(3)
  })

  it('written without seeing the patterns are 150 and 150: none missed, three false alarms at most', () => {
    expect(phrasesIn(freshDanger).length).toBeGreaterThanOrEqual(150)
    expect(phrasesIn(freshHarmless).length).toBeGreaterThanOrEqual(150)
    expect(missed(freshDanger)).toEqual([])
    expect(falseAlarms(freshHarmless).length).toBeLessThanOrEqual(3)
  })

  it('are heard as what they are about', () => {
    expect([saidOfOneself, saidOfOthers].flatMap(wrongly)).toEqual([])
  })

  it('AI-43 are told apart where a double letter alone makes another word', () => {
    expect(wrongly(toldApart)).toEqual([])
  })

  it('are heard in other languages, the plainest ones', () => {
    expect(wrongly(inOtherLanguages)).toEqual([])
  })

  it('are not heard where they only hint, and we know of these', () => {
    expect(notHeard.filter((phrase) => heard(phrase) !== 'none')).toEqual([])
    expect(notHeard.length).toBeLessThanOrEqual(75)
  })

  it('are heard where they may be harmless but are too close to a goodbye, and we know of these', () => {
    expect(alarmedAnyway.filter((phrase) => heard(phrase) === 'none')).toEqual([])
    expect(alarmedAnyway.length).toBeLessThanOrEqual(10)
  })
})
