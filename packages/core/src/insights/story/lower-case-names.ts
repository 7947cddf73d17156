import type { Matter } from '../reading/matters.ts'
import type { Page } from '../reading/pages.ts'

/** What a person does, said right after a name. */
const DOES =
  /(?<![\p{L}'’-]|\b(?:the|a|an|my|our|his|her|their|this|that|some|every|no) )(\p{Ll}{2,15}) (?:said|says|asked|asks|texted|called|calls|told|yelled|laughed|cried|wrote|hugged|smiled|talked|held|handed|thinks|wants|heard|sat|sits|slept|sent|came over|hums|showed|helped|invited|apologi[sz]ed|waved|goes|and i|and me)\b/gu
/** What is done with a person, said right before a name. */
const DONE_WITH =
  /\b(?:with|w|told|called|asked|met|saw|miss|missed|like|love|hugged|texted|visited|gave|to|about|abt|from) (\p{Ll}{2,15})(?![\p{L}'’-])/gu
const NO_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'he she they we you it who that this then and but so just also everyone everybody nobody somebody someone people one him her them me us all both work mom mum dad'.split(
    ' ',
  ),
)
const MIN_SIGNS = 3
const WITHOUT_CAPITALS = 0.8

/**
 * The names of people in the entries of someone who writes without capitals: words that again and
 * again act as people do and are spoken to as people are.
 */
export function lowerCaseNames(pages: readonly Page[]): Matter[] {
  if (!isWithoutCapitals(pages)) return []
  const acting = counted(pages, DOES)
  const met = counted(pages, DONE_WITH)
  return [...acting]
    .filter(([word, times]) => {
      const metTimes = met.get(word) ?? 0
      return metTimes > 0 && times + metTimes >= MIN_SIGNS && !NO_NAMES.has(word)
    })
    .map(([word]) => asMatter(word, pages))
    .filter(({ entries }) => entries.length > 1)
}

function isWithoutCapitals(pages: readonly Page[]): boolean {
  const small = pages.filter(({ reading }) => !/(?<!\p{L})\p{Lu}\p{Ll}/u.test(reading.text))
  return pages.length > 2 && small.length >= pages.length * WITHOUT_CAPITALS
}

/** How often each word stands in such a place. */
function counted(pages: readonly Page[], place: RegExp): Map<string, number> {
  const found = new Map<string, number>()
  for (const { reading } of pages)
    for (const [, word = ''] of reading.text.matchAll(place))
      found.set(word, (found.get(word) ?? 0) + 1)
  return found
}

function asMatter(word: string, pages: readonly Page[]): Matter {
  const name = word.charAt(0).toUpperCase() + word.slice(1)
  const within = new RegExp(`(?<![\\p{L}'’-])${word}(?![\\p{L}-])`, 'gu')
  const of = pages.filter(({ reading }) => reading.text.search(within) !== -1)
  const times = of.reduce((sum, { reading }) => sum + [...reading.text.matchAll(within)].length, 0)
  return {
    name,
    phrase: name,
    key: word,
    isPerson: true,
    entries: of.map(({ id }) => id),
    times,
  }
}
