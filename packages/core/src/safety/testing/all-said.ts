import { byClass } from './by-class.ts'
import { everydaySpeech } from './everyday-speech.ts'
import { fourthLook } from './fourth-look.ts'
import { freshDanger } from './fresh-danger.ts'
import { freshHarmless } from './fresh-harmless.ts'
import { harmlessDays } from './harmless-days.ts'
import { harmlessIdioms } from './harmless-idioms.ts'
import { harmlessSeconds } from './harmless-seconds.ts'
import { heldOut } from './held-out.ts'
import { inOtherLanguages } from './languages.ts'
import { lastLook } from './last-look.ts'
import { manyVoices } from './many-voices.ts'
import { oneMore } from './one-more.ts'
import { plainVoices } from './plain-voices.ts'
import type { Said } from './said.ts'
import { saidOfOneself } from './said-of-oneself.ts'
import { saidOfOthers } from './said-of-others.ts'
import { secondEveryday } from './second-everyday.ts'
import { secondSigns } from './second-signs.ts'
import { secondThoughts } from './second-thoughts.ts'
import { thirdLook } from './third-look.ts'
import { toldApart } from './told-apart.ts'
import { unseen } from './unseen.ts'
import { warningSigns } from './warning-signs.ts'

const SETS: readonly Said[] = [
  ...[saidOfOneself, saidOfOthers, secondThoughts, heldOut, freshDanger, manyVoices, lastLook],
  ...[byClass, unseen, plainVoices, warningSigns, everydaySpeech, secondSigns],
  ...[secondEveryday, thirdLook, fourthLook, toldApart],
  ...[oneMore, harmlessIdioms, harmlessDays, harmlessSeconds, freshHarmless, inOtherLanguages],
]

/** Every phrase of every set. */
export const allSaid: readonly string[] = SETS.flatMap((set) => Object.values(set).flat())
