import { useTexts } from '#kit/texts/use-texts.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { landingTexts } from './landing.texts.ts'
import styles from './theme-chart.module.css'

const WIDTH = 420
const LINES = { from: 100, to: 320 }
const TOP = 42
const STEP = 44

/** A chart of themes over time: one ink, at full strength for the theme in the sentence. */
export function ThemeChart() {
  const { months, october, november, reading, example, table } =
    useTexts(landingTexts).features.insights
  const [named, rest] = reading
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${TOP + STEP * 5.5}`} role="img" aria-label={table}>
        <text y="14">{months[0]}</text>
        <text y="14" x={WIDTH} textAnchor="end">
          {months[1]}
        </text>
        {october.map((name, before) => (
          <Theme key={name} name={name} before={before} after={november.indexOf(name)} />
        ))}
      </svg>
      <figcaption className={styles.reading}>
        <em>{named}</em>
        {rest} <span className="text-quiet">{example}</span>
      </figcaption>
    </figure>
  )
}

function Theme({ name, before, after }: { name: string; before: number; after: number }) {
  const [from, to] = [TOP + before * STEP, TOP + after * STEP]
  return (
    <g className={classNames(styles.theme, after < before - 1 && styles.risen)}>
      <path d={`M${LINES.from} ${from}L${LINES.to} ${to}`} />
      <circle cx={LINES.from} cy={from} r="3" />
      <circle cx={LINES.to} cy={to} r="3" />
      <text y={from + 5}>{name}</text>
      <text y={to + 5} x={WIDTH} textAnchor="end">
        {name}
      </text>
    </g>
  )
}
