import type { EntriesChapter, Ring } from '@daywell/core/report'
import styles from './print.module.css'

const MIDDLE = 122
const RADIUS = 66

/** The ring on the cover, with a stroke for each day with an entry. */
export function PrintedRing({ ring: { days, strokes, sentence } }: { ring: Ring }) {
  const dots = Array.from({ length: days }, (_, n) => ray(n / days, RADIUS - 0.2, RADIUS + 0.2))
  const size = 2 * MIDDLE
  return (
    <svg
      className={styles.ring}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={sentence}
      data-year={days > 31}
    >
      <path className={styles.dots} d={dots.join('')} />
      <path
        className={styles.strokes}
        d={strokes
          .map(({ turn, length }) => ray(turn, RADIUS + 7, RADIUS + 7 + 49 * length))
          .join('')}
      />
    </svg>
  )
}

function ray(turn: number, from: number, to: number): string {
  const [x, y] = [Math.sin(2 * Math.PI * turn), -Math.cos(2 * Math.PI * turn)]
  const at = (far: number) => `${(MIDDLE + x * far).toFixed(2)} ${(MIDDLE + y * far).toFixed(2)}`
  return `M${at(from)}L${at(to)}`
}

/** The row of days at the start of a month. */
export function PrintedMonth({
  opening: { days, sentence },
}: {
  opening: NonNullable<EntriesChapter['opening']>
}) {
  const step = 350 / 31
  const drawn = days.map((length, n) => length && `M${n * step + 1} 25V${25 - 24 * length}`)
  return (
    <div className={styles.opening}>
      <p>{sentence}</p>
      <svg viewBox="0 0 352 32" aria-hidden="true">
        <path className={styles.strokes} d={drawn.filter(Boolean).join('')} />
        <path className={styles.month} d={`M1 30H${(days.length - 1) * step + 1}`} />
      </svg>
    </div>
  )
}
