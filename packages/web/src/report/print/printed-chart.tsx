import type { Bars, BookChart, Calendar, Dots } from '@daywell/core/report'
import styles from './print.module.css'

const WIDTH = 350

/** A picture of numbers in one ink, with its sentence. */
export function PrintedChart({ chart: { title, sentence, shape } }: { chart: BookChart }) {
  return (
    <figure className={styles.figure}>
      <h3>{title}</h3>
      {shape.kind === 'bars' && <BarsPicture shape={shape} />}
      {shape.kind === 'calendar' && <CalendarPicture shape={shape} />}
      {shape.kind === 'dots' && <DotsPicture shape={shape} />}
      <figcaption>{sentence}</figcaption>
    </figure>
  )
}

function BarsPicture({ shape: { bars } }: { shape: Bars }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = WIDTH / bars.length
  const width = Math.min(step * 0.62, 30)
  const every = Math.ceil(bars.length / 8)
  return (
    <svg viewBox={`0 0 ${WIDTH} 132`} aria-hidden="true">
      {bars.map(({ label, value }, n) => (
        <g key={label} transform={`translate(${n * step + step / 2} 0)`}>
          <rect
            className={value === most ? styles.full : styles.pale}
            {...{ x: -width / 2, y: 110 - (96 * value) / most, width, height: (96 * value) / most }}
          />
          {value > 0 && (bars.length <= 10 || value === most) && (
            <text y={106 - (96 * value) / most}>{value}</text>
          )}
          {n % every === 0 && <text y="124">{label}</text>}
        </g>
      ))}
      <path className={styles.rule} d={`M0 110H${WIDTH}`} />
    </svg>
  )
}

function CalendarPicture({ shape: { weeks, months } }: { shape: Calendar }) {
  const step = Math.min(15, WIDTH / weeks.length)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${7 * step + 16}`} aria-hidden="true">
      {months.map(({ label, week }) => (
        <text key={label} className={styles.start} x={week * step} y="10">
          {label}
        </text>
      ))}
      {weeks.flatMap((week, n) =>
        week.map(
          (cell, day) =>
            cell !== null && (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once and never moved
                key={`${n} ${day}`}
                className={styles.cell}
                data-level={cell}
                {...{ x: n * step, y: 15 + day * step, width: step - 2, height: step - 2, rx: 1.5 }}
              />
            ),
        ),
      )}
    </svg>
  )
}

function DotsPicture({ shape: { rows, dots, first, last } }: { shape: Dots }) {
  const [left, wide] = [78, WIDTH - 86]
  const bottom = rows.length * 19
  return (
    <svg viewBox={`0 0 ${WIDTH} ${bottom + 16}`} aria-hidden="true">
      {rows.map((row, n) => (
        <g key={row} transform={`translate(0 ${n * 19 + 8})`}>
          <text className={styles.start} y="3">
            {row}
          </text>
          <path className={styles.rule} d={`M${left} 0H${left + wide}`} />
        </g>
      ))}
      {dots.map(({ row, at }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once and never moved
        <circle key={n} className={styles.full} cx={left + at * wide} cy={row * 19 + 8} r="3.2" />
      ))}
      <text className={styles.start} x={left} y={bottom + 12}>
        {first}
      </text>
      <text className={styles.end} x={left + wide} y={bottom + 12}>
        {last}
      </text>
    </svg>
  )
}
