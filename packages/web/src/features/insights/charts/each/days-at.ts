import type { DayCell, WritingYear } from '@daywell/core/habit'
import { dateName } from '@daywell/core/insights'
import type { DrawnPoint } from '../drawing/points.tsx'

/** A day with its position. */
interface PlacedDay extends DayCell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Row within its week. */
  readonly line: number
}

export type DayPoint = PlacedDay & DrawnPoint

const [LEFT, HEAD, GAP, BETWEEN] = [34, 20, 3, 16]
/** Below this width the year is split in two halves, to keep days large enough. */
const NARROW_PX = 640

/** Positions of the days of a year, in one or two bands of weeks. */
export function daysAt({ weeks }: WritingYear, width: number) {
  const bands = width < NARROW_PX ? 2 : 1
  const perBand = Math.ceil(weeks.length / bands)
  const pitch = (width - LEFT) / perBand
  const size = Math.max(4, pitch - (pitch < 13 ? 2 : GAP))
  const tall = HEAD + 7 * pitch + BETWEEN
  const placeOf = (week: number, row: number) => {
    const band = Math.floor(week / perBand)
    return { x: LEFT + (week % perBand) * pitch, y: band * tall + HEAD + row * pitch }
  }
  const cells = weeks.flatMap((week, column) =>
    week.flatMap((cell, row): PlacedDay[] => {
      if (!cell) return []
      const { x, y } = placeOf(column, row)
      return [{ ...cell, x, y, width: size, height: size, line: row }]
    }),
  )
  const weekdays = Array.from({ length: bands }, (_, band) =>
    ['Mon', 'Wed', 'Fri'].map((name, at) => ({
      name,
      y: band * tall + HEAD + (2 * at + 1) * pitch + size / 2 + 4,
    })),
  ).flat()
  return {
    cells,
    weekdays,
    size,
    height: bands * tall - BETWEEN,
    months: monthsAt(cells, pitch, HEAD),
  }
}

/** Month labels above the weeks in which they start, where they fit. */
function monthsAt(cells: readonly PlacedDay[], pitch: number, head: number) {
  const firsts = cells.filter(({ day }) => day.endsWith('-01'))
  return firsts.map(({ day, x, y, line }) => ({
    month: day.slice(0, 7),
    name: dateName(day).slice(0, 3),
    x,
    y: y - line * pitch - head + 12,
  }))
}
