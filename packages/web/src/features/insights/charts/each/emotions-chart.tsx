import { type EmotionsBy, MIN_ENTRIES_IN_COLUMN } from '@daywell/core/charts'
import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import { ChartFrame, type Drawn } from '../drawing/chart-frame.tsx'
import styles from '../drawing/drawing.module.css'
import type { DrawnPoint } from '../drawing/points.tsx'
import { capital } from './capital.ts'
import { EmotionsTable } from './emotions-table.tsx'

interface Circle extends DrawnPoint {
  readonly radius: number
  readonly look: 'full' | 'pale' | 'outline'
}

interface EmotionsChartProps {
  of: 'weekday' | 'hour'
  by: EmotionsBy
  instead: ReactNode | undefined
}

const [HEAD, ROW, LEFT] = [24, 42, 74]
const LARGEST = 17
/** Columns below this have no room for `12 AM` or `Sun`. */
const NARROW_PX = 40

/** `12a` of `12 AM`, `Su` of `Sun`. */
const narrowed = (short: string) =>
  /\d/.test(short)
    ? short.replace(/ (.)M/, (_, half: string) => half.toLowerCase())
    : short.slice(0, 2)

/** Emotions by weekday or hour; the size is the share of entries. */
export function EmotionsChart({ of, by, instead }: EmotionsChartProps) {
  const texts = useTexts(chartsTexts)
  const { columns, rows, reading } = by
  const most = Math.max(
    0.01,
    ...rows.flatMap(({ cells }) => cells.map((cell, at) => (isFull(at) ? cell.share : 0))),
  )
  function isFull(at: number): boolean {
    return (columns[at]?.read ?? 0) >= MIN_ENTRIES_IN_COLUMN
  }
  const lookOf = (key: string, at: number) => {
    if (reading.names.includes(key)) return 'full'
    return isFull(at) ? 'pale' : 'outline'
  }
  const labelOf = (emotion: string, at: number, count: number) =>
    texts.cell(capital(emotion), columns[at]?.name ?? '', count, columns[at]?.read ?? 0)

  function draw(width: number): Drawn<Circle> {
    const pitch = (width - LEFT) / columns.length
    const largest = Math.min(LARGEST, pitch / 2 - 1)
    const circles = rows.flatMap(({ emotion, cells }, row) =>
      cells.flatMap((cell, column): Circle[] => {
        const { key, entries: ids, share } = cell
        if (ids.length === 0) return []
        const target = { x: LEFT + pitch * column, y: HEAD + ROW * row, width: pitch, height: ROW }
        const radius = isFull(column) ? Math.max(3, Math.sqrt(share / most) * largest) : 4
        const look = lookOf(key, column)
        const label = labelOf(texts.emotions[emotion], column, ids.length)
        return [{ ...target, key, label, ids, emotion, row, column, radius, look }]
      }),
    )
    return {
      height: HEAD + ROW * rows.length + 4,
      points: circles,
      under: (
        <>
          {columns.map(({ name, short }, index) => (
            <text
              key={name}
              className={styles.axis}
              x={LEFT + pitch * (index + 0.5)}
              y={12}
              textAnchor="middle"
            >
              {pitch < NARROW_PX ? narrowed(short) : short}
            </text>
          ))}
          {rows.map(({ emotion }, row) => (
            <g key={emotion}>
              <line
                className={styles.rule}
                x1={LEFT}
                x2={width}
                y1={HEAD + ROW * (row + 0.5) + 0.5}
                y2={HEAD + ROW * (row + 0.5) + 0.5}
              />
              <text className={styles.name} x={0} y={HEAD + ROW * (row + 0.5) + 5}>
                {texts.emotions[emotion]}
              </text>
            </g>
          ))}
        </>
      ),
      shape: ({ x, y, radius, look }) => (
        <circle className={styles[look]} cx={x + pitch / 2} cy={y + ROW / 2} r={radius} />
      ),
    }
  }
  return (
    <ChartFrame
      title={texts[of].title}
      note={texts[of].note}
      reading={reading}
      instead={instead}
      draw={draw}
      table={(open) => <EmotionsTable by={by} labelOf={labelOf} open={open} />}
    />
  )
}
