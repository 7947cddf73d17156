import { areasOf, idsIn, marksOf, ruleIds } from './rule-ids.ts'
import type { TestTitles } from './titles.ts'

export interface Coverage {
  readonly all: readonly string[]
  readonly notCovered: readonly string[]
  /** Titles that name a rule which does not exist, a sentence each. */
  readonly unknown: readonly string[]
  /** Rules that no test names where docs/rules.md says that they show, a sentence each. */
  readonly halfProved: readonly string[]
}

const BROWSER = /^packages\/e2e\/|\.component\.test\.tsx:/

/** Which tests can prove what docs/rules.md says in the column `how it shows`. */
const provedBy: Readonly<Record<string, (where: string) => boolean>> = {
  unit: (where) => !BROWSER.test(where),
  // Tests that speak to a running server; tools/ has those of `npm start`.
  api: (where) => /^packages\/(?:server|bench|stripe-sandbox)\/|^tools\//.test(where),
  browser: (where) => BROWSER.test(where),
}

/** Which rules the titles name, and which they do not. */
export function coverageOf(rulesText: string, { titles }: TestTitles): Coverage {
  const all = ruleIds(rulesText)
  const known = new Set(all)
  const named = titles.flatMap(({ title, where }) =>
    idsIn(title, areasOf(all)).map((id) => ({ id, where })),
  )
  const covered = new Set(named.map(({ id }) => id))
  return {
    all,
    notCovered: all.filter((id) => !covered.has(id)),
    unknown: named
      .filter(({ id }) => !known.has(id))
      .map(({ id, where }) => `${where} names ${id}, which isn’t in docs/rules.md`),
    halfProved: marksOf(rulesText)
      .filter(({ id }) => covered.has(id))
      .flatMap(({ id, marks }) => {
        const places = named.filter((one) => one.id === id).map(({ where }) => where)
        return marks.flatMap((mark) => lacking(id, mark, places))
      }),
  }
}

function lacking(id: string, mark: string, places: readonly string[]): string[] {
  const proves = provedBy[mark]
  if (!proves) return [`${id} is marked "${mark}", which isn’t one of ${Object.keys(provedBy)}`]
  return places.some(proves) ? [] : [`${id} is marked "${mark}", and no such test names it`]
}

/** How the file of rules without a test differs from what it should hold. */
export function differences(written: readonly string[], computed: readonly string[]): string[] {
  const missing = computed.filter((id) => !written.includes(id))
  const extra = written.filter((id) => !computed.includes(id))
  const order = missing.length + extra.length === 0 && written.join() !== computed.join()
  return [
    ...missing.map((id) => `${id} isn’t named by a test or listed in the file of uncovered rules`),
    ...extra.map((id) => `${id} is in the file of uncovered rules, but a test names it`),
    ...(order ? ['The file of uncovered rules isn’t in the order of docs/rules.md'] : []),
  ]
}

export interface Past {
  readonly rules: readonly string[]
  readonly notCovered: readonly string[]
}

/** Rules that had a test and have none now. */
export function cameBack(notCovered: readonly string[], past: readonly Past[]): string[] {
  return notCovered
    .filter((id) => past.some((then) => wasCovered(id, then)))
    .map((id) => `${id} was proved by a test before and isn’t now`)
}

const wasCovered = (id: string, then: Past) =>
  then.rules.includes(id) && !then.notCovered.includes(id)
