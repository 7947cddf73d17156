import type { Span } from '@daywell/core/charts'
import styles from './drawing.module.css'

interface TimeAxisProps {
  spans: readonly Span[]
  /** The middle of a piece of time. */
  xOf: (index: number) => number
  y: number
  /** Where the names may stand. */
  left: number
  right: number
}

/** So much room a name of a day or a month needs. */
const ROOM = 64

/** The names of pieces of time, as many as have room; the last one always. */
export function TimeAxis({ spans, xOf, y, left, right }: TimeAxisProps) {
  const step = Math.max(1, Math.ceil(spans.length / Math.max(1, Math.floor((right - left) / ROOM))))
  const last = spans.length - 1
  return spans.map(({ from, short }, index) =>
    (last - index) % step === 0 ? (
      <text
        key={from}
        className={styles.axis}
        x={xOf(index)}
        y={y}
        textAnchor={anchorOf(xOf(index), left, right)}
      >
        {short}
      </text>
    ) : null,
  )
}

/** A name at an edge stays within it. */
function anchorOf(x: number, left: number, right: number): 'start' | 'middle' | 'end' {
  if (x < left + ROOM / 4) return 'start'
  return x > right - ROOM / 4 ? 'end' : 'middle'
}
