import type { Frame } from '../hearing/surroundings.ts'
import { Matcher } from '../matching/matcher.ts'
import { compilePattern } from '../matching/pattern.ts'
import type { Concern } from '../verdict.ts'
import { dangerByMeaning, harmByMeaning, othersByMeaning, selfByMeaning } from './by-meaning.ts'
import { dreamsAndGames, stories } from './frames.ts'
import { harmless } from './harmless.ts'
import { HINTS, type HintKind } from './hints.ts'
import { plainlyElsewhere } from './languages.ts'
import { NAMES } from './names.ts'
import { ofDanger } from './of-danger.ts'
import { ofHarm } from './of-harm.ts'
import { ofLeaving } from './of-leaving.ts'
import { ofMeans } from './of-means.ts'
import { directOfOneself } from './of-oneself.ts'
import { indirectOfOneself } from './of-oneself-indirect.ts'
import { ofOthers } from './of-others.ts'
import { dangerBySigns, harmBySigns, othersBySigns, selfBySigns } from './plain-signs.ts'

export type Meaning = Concern | Frame | HintKind | 'harmless'

const LISTS: readonly (readonly [Meaning, readonly string[]])[] = [
  ['self', directOfOneself],
  ['self', indirectOfOneself],
  ['self', ofLeaving],
  ['self', ofMeans],
  ['in-danger', ofDanger],
  ['other-person', ofOthers],
  ['harm-to-others', ofHarm],
  ['self', selfByMeaning],
  ['in-danger', dangerByMeaning],
  ['other-person', othersByMeaning],
  ['harm-to-others', harmByMeaning],
  ['self', selfBySigns],
  ['in-danger', dangerBySigns],
  ['other-person', othersBySigns],
  ['harm-to-others', harmBySigns],
  ['harmless', harmless],
  ['dream', dreamsAndGames],
  ['story', stories],
  ...(Object.entries(HINTS) as [HintKind, readonly string[]][]),
  ...(Object.entries(plainlyElsewhere) as [Concern, readonly string[]][]),
]

let made: Matcher<Meaning> | undefined

/** All phrases, compiled lazily. */
export function phrases(): Matcher<Meaning> {
  made ??= LISTS.reduce((matcher, [meaning, patterns]) => {
    for (const pattern of patterns) matcher.add(compilePattern(pattern, NAMES), meaning)
    return matcher
  }, new Matcher<Meaning>())
  return made
}
