import type { Span } from '@daywell/core/charts'
import { anchorAt, namedPlaces } from './axis-names.ts'
import styles from './drawing.module.css'

interface TimeAxisProps {
  spans: readonly Span[]
  /** The center of a period. */
  xOf: (index: number) => number
  y: number
  /** Bounds of the labels. */
  left: number
  right: number
}

/** Labels of as many periods as fit, always including the last. */
export function TimeAxis({ spans, xOf, y, left, right }: TimeAxisProps) {
  const axis = { left, right }
  const xs = spans.map((_, index) => xOf(index))
  const named = namedPlaces(xs, axis)
  return spans.map(({ from, short }, index) =>
    named.has(index) ? (
      <text
        key={from}
        className={styles.axis}
        x={xs[index]}
        y={y}
        textAnchor={anchorAt(xs[index] ?? 0, axis)}
      >
        {short}
      </text>
    ) : null,
  )
}
