import type { Material } from '../material.ts'
import { best } from '../story/best.ts'
import { changeIn } from '../story/events.ts'
import { isFit } from '../story/in-context.ts'
import type { Statement } from '../story/statements.ts'
import { telling } from '../story/telling-sentence.ts'
import { isEnglish, isForeign } from './matters.ts'
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
const MIN_WORDS_ALONE = 3
/** Below this, a line of an ordinary day isn't worth quoting. */
const WORTH_QUOTING = 1

/** The most telling lines, one per entry, in the order of their days; none that was quoted before. */
export function momentsIn(
  { pages, story }: Pick<Material, 'pages' | 'story'>,
  most: number,
  quoted: string,
): Moment[] {
  const said = new Map(story.told.map(({ page, statements }) => [page.id, statements]))
  const found = pages.flatMap((page) => momentOf(page, said.get(page.id), quoted) ?? [])
  const chosen = new Set(found.toSorted((a, b) => b.score - a.score).slice(0, most))
  return found.filter((moment) => chosen.has(moment))
}

/** `I never was` says something only where the sentence before does. */
const saysEnough = (one: Statement) =>
  isFit(one) && (one.feelings.length > 0 || one.text.split(/\s+/).length > MIN_WORDS_ALONE)

function momentOf(
  page: Page,
  statements: readonly Statement[] | undefined,
  quoted: string,
): Moment | undefined {
  const found = isEnglish(page)
    ? tellingLine(statements ?? [], quoted)
    : isForeign(page)
      ? plainLine(page)
      : undefined
  return found && { ...found, id: page.id, localDate: page.localDate }
}

function tellingLine(statements: readonly Statement[], quoted: string) {
  const fresh = statements.filter((one) => saysEnough(one) && !quoted.includes(one.text))
  const scored = fresh.map(({ text, ...one }) => ({
    quote: text,
    score: telling({ text, ...one }) + changeIn(text) / 3,
  }))
  const most = best(scored, ({ score }) => score)
  return most && most.score >= WORTH_QUOTING ? most : undefined
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
  return found === undefined
    ? undefined
    : { quote: found.replace(/[.。]$/, ''), score: WORTH_QUOTING }
}
