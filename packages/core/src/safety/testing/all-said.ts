import type { Concern } from '../verdict.ts'
import { bareSigns } from './bare-signs.ts'
import { byClass } from './by-class.ts'
import { commonSigns } from './common-signs.ts'
import { everydaySpeech } from './everyday-speech.ts'
import { everydaySpeechReworded } from './everyday-speech-reworded.ts'
import { freshDanger } from './fresh-danger.ts'
import { freshHarmless } from './fresh-harmless.ts'
import { harmlessDays } from './harmless-days.ts'
import { harmlessIdioms } from './harmless-idioms.ts'
import { harmlessLookalikes } from './harmless-lookalikes.ts'
import { heldOut } from './held-out.ts'
import { indirectSigns } from './indirect-signs.ts'
import { informalNotes } from './informal-notes.ts'
import { laidAside } from './laid-aside.ts'
import { inOtherLanguages } from './languages.ts'
import { manyVoices } from './many-voices.ts'
import { missedDanger } from './missed-danger.ts'
import { ordinaryTurns } from './ordinary-turns.ts'
import { plainAndIndirect } from './plain-and-indirect.ts'
import { plainVoices } from './plain-voices.ts'
import type { Said } from './said.ts'
import { saidBetweenLines } from './said-between-lines.ts'
import { saidOfOneself } from './said-of-oneself.ts'
import { saidOfOthers } from './said-of-others.ts'
import { saidPlainly } from './said-plainly.ts'
import { statedPlainly } from './stated-plainly.ts'
import { toldApart } from './told-apart.ts'
import { unseen } from './unseen.ts'
import { voicesOfDanger } from './voices-of-danger.ts'
import { voicesOfOrdinaryDays } from './voices-of-ordinary-days.ts'
import { warningSigns } from './warning-signs.ts'
import { warningSignsReworded } from './warning-signs-reworded.ts'

const SETS: readonly Said[] = [
  saidOfOneself,
  saidOfOthers,
  missedDanger,
  heldOut,
  freshDanger,
  manyVoices,
  informalNotes,
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
  toldApart,
  plainAndIndirect,
  harmlessIdioms,
  harmlessDays,
  harmlessLookalikes,
  freshHarmless,
  inOtherLanguages,
]

/** The phrases of all sets, by what the check is to hear in them. */
export const saidByConcern: Readonly<Record<Concern | 'none', readonly string[]>> = {
  self: SETS.flatMap((set) => set.self ?? []),
  'in-danger': SETS.flatMap((set) => set['in-danger'] ?? []),
  'other-person': SETS.flatMap((set) => set['other-person'] ?? []),
  'harm-to-others': SETS.flatMap((set) => set['harm-to-others'] ?? []),
  none: SETS.flatMap((set) => set.none ?? []),
}

/** Every phrase of every set. */
export const allSaid: readonly string[] = Object.values(saidByConcern).flat()
