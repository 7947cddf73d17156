import type { Bars, BookChart, Calendar, Dots, Grid } from '@daywell/core/report'
import styles from './print.module.css'

const WIDTH = 350
const number = new Intl.NumberFormat('en-GB')

/** A chart in one ink, with its sentence. */
export function PrintedChart({ chart: { title, sentence, shape } }: { chart: BookChart }) {
  return (
    <figure className={styles.figure}>
      <h3>{title}</h3>
      {shape.kind === 'bars' && <BarsPicture shape={shape} />}
      {shape.kind === 'calendar' && <CalendarPicture shape={shape} />}
      {shape.kind === 'dots' && <DotsPicture shape={shape} />}
      {shape.kind === 'grid' && <GridPicture shape={shape} />}
      <figcaption>{sentence}</figcaption>
    </figure>
  )
}

function BarsPicture({ shape: { bars } }: { shape: Bars }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = WIDTH / bars.length
  const width = Math.min(step * 0.62, 30)
  const every = Math.ceil(bars.length / (bars.length <= 12 ? 12 : 8))
  return (
    <svg viewBox={`0 0 ${WIDTH} 132`} aria-hidden="true">
      {bars.map(({ label, value }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <g key={n} transform={`translate(${n * step + step / 2} 0)`}>
          <rect
            className={value === most ? styles.full : styles.pale}
            x={-width / 2}
            y={110 - (96 * value) / most}
            width={width}
            height={(96 * value) / most}
          />
          {value > 0 && (bars.length <= 10 || value === most) && (
            <text y={106 - (96 * value) / most}>{number.format(value)}</text>
          )}
          {n % every === 0 && <text y="124">{label}</text>}
        </g>
      ))}
      <path className={styles.rule} d={`M0 110H${WIDTH}`} />
    </svg>
  )
}

/** From Sunday on. */
const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']

/** A few weeks are laid out in rows, like a wall calendar; many in columns. */
function CalendarPicture({ shape: { weeks, months } }: { shape: Calendar }) {
  const isWall = weeks.length <= 6
  const step = isWall ? 25 : Math.min(15, WIDTH / weeks.length)
  const side = step - (isWall ? 4 : 2)
  const place = (week: number, day: number) =>
    isWall ? { x: day * step, y: 15 + week * step } : { x: week * step, y: 15 + day * step }
  const heads = isWall
    ? WEEKDAYS.map((label, day) => ({ label, x: day * step + 7 }))
    : months.map(({ label, week }) => ({ label, x: week * step }))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${(isWall ? weeks.length : 7) * step + 16}`} aria-hidden="true">
      {heads.map(({ label, x }) => (
        <text key={x} className={styles.start} x={x} y="10">
          {label}
        </text>
      ))}
      {weeks.flatMap((week, n) =>
        week.map(
          (cell, day) =>
            cell !== null && (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
                key={`${n} ${day}`}
                className={styles.cell}
                data-level={cell}
                {...place(n, day)}
                width={side}
                height={side}
                rx={1.5}
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
      {dots.map(({ row, at }, n) => {
        const [x, y] = [left + at * wide, row * 19 + 8]
        // So many dots would overlap; strokes don't.
        const d = dots.length > 60 ? `M${x - 0.5} ${y - 5}h1v10h-1z` : dotAt(x, y)
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        return <path key={n} className={styles.full} d={d} />
      })}
      <text className={styles.start} x={left} y={bottom + 12}>
        {first}
      </text>
      <text className={styles.end} x={left + wide} y={bottom + 12}>
        {last}
      </text>
    </svg>
  )
}

function GridPicture({ shape: { rows, columns } }: { shape: Grid }) {
  const left = 78
  const step = Math.min(22, (WIDTH - left) / columns.length)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${rows.length * 18 + 16}`} aria-hidden="true">
      {columns.map((label, n) => (
        <text key={label} x={left + n * step + (step - 2) / 2} y="10">
          {label}
        </text>
      ))}
      {rows.map(({ name, cells }, row) => (
        <g key={name} transform={`translate(0 ${row * 18 + 15})`}>
          <text className={styles.start} y="12">
            {name}
          </text>
          {cells.map((cell, n) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
              key={n}
              className={styles.cell}
              data-level={cell}
              x={left + n * step}
              width={step - 2}
              height="16"
              rx={1.5}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

const dotAt = (x: number, y: number) => `M${x - 3.2} ${y}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z`
