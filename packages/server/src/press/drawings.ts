import type { BookChart, Chapter, Ring } from '@daywell/core/report'
import type { MarkedText, Marks, Paint } from './marks.ts'

const MIDDLE = 122
const RADIUS = 66
/** How far from the ring its strokes begin, and how far the longest reaches. */
const [GAP, MAX_RAY_LENGTH] = [7, 49]

/** The ring on the cover, in points: its dots, and the days that were written on around it. */
export function ring({ days, strokes, sentence }: Ring, marks: Marks) {
  const figure = marks.add([], { role: 'Figure', alt: sentence })
  const ray = (turn: number, from: number, to: number) => {
    const [x, y] = [Math.sin(2 * Math.PI * turn), -Math.cos(2 * Math.PI * turn)]
    const ends = [MIDDLE + x * from, MIDDLE + y * from, MIDDLE + x * to, MIDDLE + y * to]
    return ends.map(rounded)
  }
  const isYear = days > 31
  return {
    middle: MIDDLE,
    ...widthsFor(days),
    inks: inksOf(figure, marks),
    dots: Array.from({ length: days }, (_, n) => ray(n / days, RADIUS - 0.2, RADIUS + 0.2)),
    months: isYear ? Array.from({ length: 12 }, (_, n) => ray(n / 12, RADIUS - 9, RADIUS - 4)) : [],
    strokes: strokes.map(({ turn, length }) =>
      ray(turn, RADIUS + GAP, RADIUS + GAP + length * MAX_RAY_LENGTH),
    ),
  }
}

/** The fewer days, the more ink each of them has. */
function widthsFor(days: number): { pen: number; dot: number } {
  if (days > 31) return { pen: 1.05, dot: 0.9 }
  return days > 14 ? { pen: 2.2, dot: 1.9 } : { pen: 3.4, dot: 3.2 }
}

/** The row of days that a month opens with. */
export function monthOpening(
  { days, sentence }: NonNullable<Extract<Chapter, { kind: 'entries' }>['opening']>,
  marks: Marks,
) {
  const said = marks.add([sentence], { role: 'P', ink: 'soft' })
  const figure = marks.add([], { role: 'Figure', alt: `The days of the month: ${sentence}` })
  const step = 350 / 31
  return {
    sentence: said,
    count: days.length,
    inks: inksOf(figure, marks),
    strokes: days.flatMap((length, n) =>
      length === 0 ? [] : [[rounded(n * step), 25, rounded(n * step), rounded(25 - 24 * length)]],
    ),
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

const SHADES = ['shade0', 'shade1', 'shade2', 'shade3', 'shade4'] as const

function inksOf(figure: MarkedText, marks: Marks) {
  const ink = (paint: Paint) => marks.paint(figure, paint)
  return { pen: ink('pen'), pale: ink('pale'), line: ink('line'), shades: SHADES.map(ink) }
}

export function chart({ title, sentence, shape }: BookChart, marks: Marks) {
  const head = marks.add([title], { role: 'H2', ink: 'accent' })
  // One element for all that is drawn and written in the picture; it is read as its sentence.
  const alt = `${title}. ${sentence}`
  const words = marks.add(wordsIn(shape), { role: 'Figure', ink: 'soft', alt })
  return {
    title: head,
    words,
    inks: inksOf(words, marks),
    sentence: marks.add([sentence], { role: 'P' }),
    shape: asDrawn(shape),
  }
}

/** Above a calendar, from Sunday. */
const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']
const number = new Intl.NumberFormat('en-GB')

function asDrawn(shape: BookChart['shape']) {
  switch (shape.kind) {
    case 'bars':
      return {
        ...shape,
        bars: shape.bars.map((bar) => ({ ...bar, said: number.format(bar.value) })),
      }
    case 'calendar':
      return { ...shape, weekdays: WEEKDAYS }
    case 'dots':
    case 'grid':
      return shape
  }
}

function wordsIn(shape: BookChart['shape']): string[] {
  switch (shape.kind) {
    case 'bars':
      return shape.bars.flatMap(({ label, value }) => [label, number.format(value)])
    case 'dots':
      return [...shape.rows, shape.first, shape.last]
    case 'calendar':
      return [...WEEKDAYS, ...shape.months.map(({ label }) => label)]
    case 'grid':
      return [...shape.columns, ...shape.rows.map(({ name }) => name)]
  }
}
