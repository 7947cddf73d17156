import { type MoodOverTime, type MoodPoint, moodName, type Range } from '@daywell/core/charts'
import { dayNumber } from '@daywell/core/time'
import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import { baselineBeside } from '../drawing/axis-names.ts'
import { ChartFrame, type Drawn } from '../drawing/chart-frame.tsx'
import styles from '../drawing/drawing.module.css'
import type { DrawnPoint } from '../drawing/points.tsx'
import { smoothLine } from '../drawing/smooth-line.ts'
import { TimeAxis } from '../drawing/time-axis.tsx'
import { capital } from './capital.ts'
import { PointsTable } from './points-table.tsx'

interface Mean extends DrawnPoint {
  readonly cx: number
  readonly cy: number
}

interface MoodChartProps {
  mood: MoodOverTime
  range: Range
  instead: ReactNode | undefined
}

const [TOP, FOOT, LEFT, DOT] = [16, 30, 78, 5]
const [TEXT_PX, AXIS_GAP_PX] = [12, 4]
/** Longest gap, in periods, that the line bridges. */
const MAX_GAP_PERIODS = 4

const dotAt = (x: number, y: number) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`

/** Mood over time: a dot per entry, a line for the mean. */
export function MoodChart({ mood, range, instead }: MoodChartProps) {
  const texts = useTexts(chartsTexts)
  const { dots, points, reading } = mood
  const [best, hardest] = [mood.best?.key, mood.hardest?.key]
  const labelOf = ({ name, valence, entries }: MoodPoint) =>
    texts.mood.point(capital(name), nameOf(valence), entries.length)
  const nameOf = (valence: number) =>
    ({ good: texts.mood.good, hard: texts.mood.hard, 'in between': texts.mood.between })[
      moodName(valence)
    ]

  function draw(width: number): Drawn<Mean> {
    const height = width < 420 ? 230 : 264
    const [first, last] = [dayNumber(range.from), dayNumber(range.to)]
    // The last dot fits whole.
    const room = width - LEFT - DOT
    const xOf = (day: number) => LEFT + ((day - first + 0.5) / (last - first + 1)) * room
    const yOf = (valence: number) => TOP + ((1 - valence) / 2) * (height - TOP - FOOT)
    const means = points.map((point, column): Mean => {
      const [from, to] = [dayNumber(point.from), dayNumber(point.to)]
      const [left, right] = [xOf(from - 0.5), xOf(to + 0.5)]
      const target = { x: left, y: TOP, width: right - left, height: height - TOP - FOOT }
      const centre = { cx: xOf((from + to) / 2), cy: yOf(point.valence) }
      return {
        ...target,
        ...centre,
        key: point.key,
        label: labelOf(point),
        ids: point.entries,
        row: 0,
        column,
      }
    })
    const levels = [
      [0.6, texts.mood.good],
      [0, texts.mood.between],
      [-0.6, texts.mood.hard],
    ] as const
    const isBest = ({ key }: Mean) => key === best
    const isHardest = ({ key }: Mean) => key === hardest
    return {
      height,
      points: means,
      under: (
        <>
          {levels.map(([valence, name]) => (
            <g key={name}>
              <line
                className={styles.rule}
                x1={LEFT}
                x2={width}
                y1={Math.round(yOf(valence)) + 0.5}
                y2={Math.round(yOf(valence)) + 0.5}
              />
              <text className={styles.axis} x={0} y={yOf(valence) + 4}>
                {name}
              </text>
            </g>
          ))}
          {/* One path: thousands of circles would block the page. */}
          <path
            className={styles.dots}
            d={[
              // Deduplicated: entries in the same place are one dot.
              ...new Set(
                dots.map(({ localDate, valence }) =>
                  dotAt(xOf(dayNumber(localDate)), yOf(valence)),
                ),
              ),
            ].join('')}
          />
          {linesOf(means).map((line) => (
            <path
              key={line[0]?.key}
              className={styles.line}
              d={smoothLine(line.map(({ cx, cy }) => ({ x: cx, y: cy })))}
            />
          ))}
          <Ends
            ends={[means.find(isBest), means.find(isHardest)]}
            left={LEFT}
            right={width}
            bottom={height - FOOT}
          />
          <TimeAxis
            spans={points}
            xOf={(index) => means[index]?.cx ?? 0}
            y={height - 6}
            left={LEFT}
            right={width}
          />
        </>
      ),
      shape: ({ key, cx, cy }) => (
        <circle
          className={styles.full}
          cx={cx}
          cy={cy}
          r={key === best || key === hardest ? DOT : 2}
        />
      ),
    }
  }
  return (
    <ChartFrame
      title={texts.mood.title}
      note={texts.mood.note(texts.units[points[0]?.unit ?? 'week'])}
      reading={reading}
      instead={instead}
      draw={draw}
      table={(open) => (
        <PointsTable
          points={points}
          what={texts.mood.mood}
          shownOf={({ valence }) => nameOf(valence)}
          labelOf={labelOf}
          open={open}
        />
      )}
    />
  )
}

interface EndsProps {
  ends: readonly [best: Mean | undefined, hardest: Mean | undefined]
  left: number
  right: number
  bottom: number
}

/** Labels of the two points that the sentence mentions. */
function Ends({ ends: [best, hardest], left, right, bottom }: EndsProps) {
  const texts = useTexts(chartsTexts).mood
  const anchorOf = (x: number) => (x < left + 30 ? 'start' : x > right - 30 ? 'end' : 'middle')
  // Labels stay above the axis and within the chart.
  const room = { top: TEXT_PX, bottom: bottom + AXIS_GAP_PX }
  const word = (at: Mean | undefined, name: string, side: 'above' | 'below') =>
    at && (
      <text
        className={styles.aside}
        x={at.cx}
        y={baselineBeside(at.cy, side, room)}
        textAnchor={anchorOf(at.cx)}
      >
        {name}
      </text>
    )
  return (
    <>
      {word(best, texts.best, 'above')}
      {word(hardest, texts.hardest, 'below')}
    </>
  )
}

/** Segments of the line, split at long gaps. */
function linesOf(means: readonly Mean[]): Mean[][] {
  const lines: Mean[][] = []
  for (const mean of means) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    if (line && before && mean.x - (before.x + before.width) <= MAX_GAP_PERIODS * mean.width)
      line.push(mean)
    else lines.push([mean])
  }
  return lines.filter((line) => line.length > 1)
}
