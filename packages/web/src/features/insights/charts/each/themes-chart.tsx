import type { ThemeOverTime, ThemesOverTime } from '@daywell/core/charts'
import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import { ChartFrame, type Drawn } from '../drawing/chart-frame.tsx'
import styles from '../drawing/drawing.module.css'
import type { DrawnPoint } from '../drawing/points.tsx'
import { TimeAxis } from '../drawing/time-axis.tsx'
import { ThemesTable } from './themes-table.tsx'

interface Bar extends DrawnPoint {
  readonly top: number
  readonly floor: number
  readonly isNamed: boolean
}

/** Height of the column header above the rows' numbers. */
const HEAD_PX = 20
/** Room for a theme's name beside its bars. */
const LABEL_PX = 190

/** Rising and falling themes: a row of bars for each. */
export function ThemesChart({
  themes: all,
  instead,
}: {
  themes: ThemesOverTime
  instead: ReactNode | undefined
}) {
  const texts = useTexts(chartsTexts)
  const { spans, themes, read, reading } = all
  const most = Math.max(
    1,
    ...themes.flatMap(({ points }) => points.map(({ entries }) => entries.length)),
  )
  const isNamed = ({ key }: ThemeOverTime) => reading.names.includes(key)

  function draw(width: number): Drawn<Bar> {
    const isNarrow = width < 560
    const [left, right] = [isNarrow ? 0 : LABEL_PX, isNarrow ? 0 : 64]
    const [row, tall] = isNarrow ? [70, 40] : [52, 46]
    const room = width - left - right
    const pitch = room / spans.length
    const bar = Math.max(3, Math.min(30, pitch * 0.62))
    const floorOf = (index: number) => HEAD_PX + row * (index + 1) - 6
    const bars = themes.flatMap((theme, index) =>
      theme.points.flatMap(({ key, entries }, column): Bar[] => {
        if (entries.length === 0) return []
        const floor = floorOf(index)
        const label = texts.themes.point(theme.phrase, spans[column]?.name ?? '', entries.length)
        const target = { x: left + pitch * column, y: floor - tall, width: pitch, height: tall }
        const top = floor - (entries.length / most) * (tall - 2)
        return [
          {
            ...target,
            key,
            label,
            ids: entries,
            row: index,
            column,
            top,
            floor,
            isNamed: isNamed(theme),
          },
        ]
      }),
    )
    const height = HEAD_PX + row * themes.length + 26
    return {
      height,
      points: bars,
      under: (
        <>
          <text className={styles.axis} x={width} y={12} textAnchor="end">
            {texts.themes.halves}
          </text>
          {themes.map((theme, index) => (
            <g key={theme.key}>
              <line
                className={styles.rule}
                x1={0}
                x2={width}
                y1={floorOf(index) + 0.5}
                y2={floorOf(index) + 0.5}
              />
              <text
                className={`${styles.name} ${isNamed(theme) ? styles.named : ''}`}
                x={0}
                y={floorOf(index) - (isNarrow ? tall + 6 : 8)}
              >
                {shortened(theme.phrase, isNarrow ? 30 : 26)}
              </text>
              <text
                className={styles.axis}
                x={width}
                y={floorOf(index) - (isNarrow ? tall + 6 : 8)}
                textAnchor="end"
              >
                {`${texts.number(theme.before)} → ${texts.number(theme.after)}`}
              </text>
            </g>
          ))}
          <TimeAxis
            spans={spans}
            xOf={(index) => left + pitch * (index + 0.5)}
            y={height - 4}
            left={left}
            right={width - right}
          />
        </>
      ),
      shape: ({ x, top, floor, isNamed: full }) => (
        <rect
          className={full ? styles.full : styles.pale}
          x={x + (pitch - bar) / 2}
          y={top}
          width={bar}
          height={floor - top}
          rx={1}
        />
      ),
    }
  }
  return (
    <ChartFrame
      title={texts.themes.title}
      note={texts.themes.note}
      reading={reading}
      instead={instead}
      draw={draw}
      table={(open) => <ThemesTable themes={themes} read={read} open={open} />}
    />
  )
}

const shortened = (phrase: string, most: number) =>
  phrase.length > most ? `${phrase.slice(0, most - 1).trimEnd()}…` : phrase
