import { type Claim, claim } from './claims.ts'
import type { Material } from './material.ts'
import { dayNameIn, monthName } from './period.ts'
import { momentsIn } from './reading/moments.ts'
import { part } from './words/story.ts'

/** Up to about a quarter, we tell the whole at once. */
const MIN_DAYS_IN_PARTS = 100
const MONTHS_IN_QUARTER = 3

/** How each quarter went, in one sentence that wasn't quoted before; nothing for a short time. */
export function partsOf(material: Material, days: number, quoted: string): Claim[] {
  if (days < MIN_DAYS_IN_PARTS) return []
  const { pages, story, period, voice } = material
  const quarters = [...Map.groupBy(pages, ({ localDate }) => quarterOf(localDate))]
  if (quarters.length < 2) return []
  return quarters.flatMap(([quarter, of]) => {
    const turn = story.arc.smallerTurns.find(
      ({ statement: { localDate, text } }) =>
        quarterOf(localDate) === quarter && !quoted.includes(text),
    )?.statement
    const [moment] = momentsIn({ pages: of, story }, 1, quoted)
    const told = turn ? { ...turn, quote: turn.text } : moment
    if (!told) return []
    const slots = {
      part: quarterName(quarter, period),
      date: dayNameIn(period, told.localDate),
      quote: told.quote,
    }
    return claim(voice.say(part, slots), [told.id])
  })
}

/** The months of a quarter that are part of a time: `April to June`, `November and December`. */
function quarterName(quarter: string, { from, to }: Material['period']): string {
  const months = monthsOfQuarter(quarter).filter(
    (month) => from.slice(0, 7) <= month && month <= to.slice(0, 7),
  )
  const [first = quarter, last = first] = [months[0], months.at(-1)]
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${last.slice(0, 4)}`
  if (first === last) return `${monthName(first)}${year}`
  const between = months.length === MONTHS_IN_QUARTER ? 'to' : 'and'
  return `${monthName(first)} ${between} ${monthName(last)}${year}`
}

/** `2026-1`, of a day. */
const quarterOf = (day: string) =>
  `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / MONTHS_IN_QUARTER)}`

function monthsOfQuarter(quarter: string): string[] {
  const [year, nth] = quarter.split('-')
  return [2, 1, 0].map((back) => {
    const month = Number(nth) * MONTHS_IN_QUARTER - back
    return `${year}-${String(month).padStart(2, '0')}`
  })
}
