import { dayNumber } from '#time/index.ts'
import { changeIn } from './events.ts'
import { CLEAR_CHANGE, keySentence } from './key-sentence.ts'
import { shiftAt } from './moods.ts'
import { MIN_ENTRIES, type Statement, type Told } from './statements.ts'
import { tellingOf } from './telling-sentence.ts'
import { turnOf } from './turn.ts'

/** How a period went: where it began, what turned, and where it ended. */
export interface Arc {
  readonly beginning: Statement | undefined
  readonly turns: readonly Turn[]
  /** Of a long period, what turned less: at most one for each month, the greatest first. */
  readonly smallerTurns: readonly Turn[]
  readonly ending: Statement | undefined
}

export interface Turn {
  readonly statement: Statement
  /** Whether the entries after it read lighter or heavier; undefined where that isn't clear. */
  readonly shift: ReturnType<typeof shiftAt>
  /** Whether its words tell of a change; else it's the entry that stands out. */
  readonly isToldAsChange: boolean
}

/** Words that leave no doubt, however short the entry. */
const SURE_CHANGE = 3
/** For a longer period we tell each month, and of many months those that turned most. */
const MAX_DAYS_AT_ONCE = 45
const MAX_TURNS = 3
const NO_ARC: Arc = { beginning: undefined, turns: [], smallerTurns: [], ending: undefined }

/** Finds the arc of entries that are in the order of their days. */
export function arcOf(told: readonly Told[], patterns: readonly Statement[] = []): Arc {
  if (told.length < MIN_ENTRIES) return NO_ARC
  const moods = told.map(({ mood }) => mood)
  const placeOf = new Map(told.map((one, at) => [one, at]))
  const found = parts(told).flatMap((part) => {
    const turn = turnOf(part)
    return turn ? [{ at: placeOf.get(turn.one) ?? 0, score: turn.score }] : []
  })
  const ranked = found.toSorted((a, b) => b.score - a.score).map(({ at }) => at)
  const turns = ranked.slice(0, MAX_TURNS).toSorted((a, b) => a - b)
  const turnAt = (at: number): Turn[] => {
    const statement = told[at] && keySentence(told[at])
    const shift = shiftAt(moods, at)
    return statement ? [{ statement, shift, isToldAsChange: isToldAsChange(told, at) }] : []
  }
  const middle = Math.floor(told.length / 2)
  const [first = middle] = turns
  const last = turns.at(-1) ?? middle - 1
  return {
    beginning: tellingOf(told.slice(0, first), patterns),
    turns: turns.flatMap(turnAt),
    smallerTurns: ranked.slice(MAX_TURNS).flatMap(turnAt),
    ending: tellingOf(told.slice(last + 1).reverse(), patterns),
  }
}

function isToldAsChange(told: readonly Told[], at: number): boolean {
  const { statements } = told[at] as Told
  const words = ({ page: { reading } }: Told) => reading.analysis.wordCount
  const long = words(told[at] as Told)
  const shorter = told.filter((one) => words(one) < long).length
  const change = Math.max(0, ...statements.map(({ text }) => changeIn(text)))
  // `I decided` alone is of any day: people write more of what changes something.
  const isEnough = change >= SURE_CHANGE || shorter * 2 >= told.length
  return change >= CLEAR_CHANGE && isEnough
}

/** The whole of a short period, the months of a longer one. */
function parts(told: readonly Told[]): readonly (readonly Told[])[] {
  const dayOf = (one: Told | undefined) => dayNumber(one?.page.localDate ?? '')
  const isShort = dayOf(told.at(-1)) - dayOf(told[0]) < MAX_DAYS_AT_ONCE
  if (isShort) return [told]
  return [...Map.groupBy(told, ({ page }) => page.localDate.slice(0, 7)).values()]
}
