import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { safetyOf } from '@daywell/core/safety'

type Sets = Record<string, { none: readonly string[] }>
type Check = (text: string) => { kind: string | null }

const SAFETY = 'packages/core/src/safety'

/** Ways in which a sentence may stand on a page: what is harmless beside it must not excuse it. */
const PLACES: readonly ((said: string) => string)[] = [
  (said) => said,
  (said) => said.toLowerCase().replaceAll(/[.,!?]/g, ''),
  (said) => `Love you all. Beers on me. ${said}`,
  (said) => `Sorry you can’t come. ${said}`,
  (said) => `${said}\nSorry, can’t talk, on the train.`,
  (said) => `Wrote a note for the cleaner, ${said}`,
  (said) => `${said}\nBest night of the year.`,
  (said) => `My nose is running and ${said}`,
  (said) => `I don’t have to live paycheck to paycheck. ${said}\nSee you on Friday!`,
]

export interface Lost {
  readonly said: string
  /** In how many of the places. */
  readonly places: number
  /** A reviewed false alarm: it's among the sentences of ordinary days. */
  readonly isReviewed: boolean
}

/** All that the check of the other checkout hears and this one doesn't. */
export async function lost(checkout: string): Promise<Lost[]> {
  const { safetyOf: before }: { safetyOf: Check } = await import(fileIn(checkout, 'safety-of.ts'))
  const { allSaid, ordinary } = await setsHere()
  const heard = allSaid.filter((said) => before(said).kind !== null)
  const all = heard.map((said) => ({
    said,
    places: PLACES.filter((place) => isLost(place(said), before)).length,
    isReviewed: ordinary.has(said),
  }))
  return all.filter(({ places }) => places > 0)
}

export const printable = (found: readonly Lost[]): string[] => [
  ...found.map(
    ({ said, places, isReviewed }) => `${isReviewed ? 'reviewed' : 'LOST'} ${places}: ${said}`,
  ),
  `${found.filter(({ isReviewed }) => !isReviewed).length} lost`,
]

const isLost = (text: string, before: Check) =>
  before(text).kind !== null && safetyOf(text).kind === null

async function setsHere() {
  const { allSaid }: { allSaid: readonly string[] } = await import(
    fileIn('.', 'testing/all-said.ts')
  )
  const ordinary = await Promise.all(
    ['voices-of-ordinary-days', 'laid-aside', 'ordinary-turns', 'stated-plainly'].map(
      async (name) => {
        const sets: Sets = await import(fileIn('.', `testing/${name}.ts`))
        return Object.values(sets).flatMap(({ none }) => none)
      },
    ),
  )
  return { allSaid, ordinary: new Set(ordinary.flat()) }
}

const fileIn = (checkout: string, file: string) =>
  pathToFileURL(resolve(checkout, SAFETY, file)).href
