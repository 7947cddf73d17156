import { TELLING } from '#companion/index.ts'
import { isEnglish } from './matters.ts'
import type { Page } from './pages.ts'

/** A line of an entry, verbatim. */
export interface Moment {
  readonly quote: string
  readonly id: string
  readonly localDate: string
  readonly score: number
}

const MIN_QUOTE_CHARS = 8
const MAX_QUOTE_CHARS = 120

/** The most telling lines, one per entry, in the order of their days. */
export function momentsOf(pages: readonly Page[], most: number): Moment[] {
  const found = pages.flatMap((page) => momentOf(page) ?? [])
  const best = new Set(found.toSorted((a, b) => b.score - a.score).slice(0, most))
  return found.filter((moment) => best.has(moment))
}

function momentOf(page: Page): Moment | undefined {
  const quoted = isEnglish(page) ? tellingLine(page) : plainLine(page)
  return quoted && { ...quoted, id: page.id, localDate: page.localDate }
}

function tellingLine({ reading }: Page) {
  const whole = reading.lines.filter(({ fragment, score }) => fragment.whole && score >= TELLING)
  const [best] = whole.toSorted((a, b) => b.score - a.score)
  return best && { quote: best.fragment.text, score: best.score }
}

/** In an unsupported language: the first whole sentence of a fitting length. */
function plainLine({ reading }: Page) {
  const found = reading.analysis.sentences
    .map(({ text }) => text.trim())
    .find(
      (text) =>
        text.length >= MIN_QUOTE_CHARS &&
        text.length <= MAX_QUOTE_CHARS &&
        !/[?？؟\n{}<>“”"]|https?:/.test(text),
    )
  return found === undefined ? undefined : { quote: found.replace(/[.。]$/, ''), score: TELLING }
}
