import type { WordsOverTime, WordsPoint } from '@daywell/core/charts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import { ChartFrame, type Drawn } from '../drawing/chart-frame.tsx'
import styles from '../drawing/drawing.module.css'
import type { DrawnPoint } from '../drawing/points.tsx'
import { TimeAxis } from '../drawing/time-axis.tsx'
import { capital } from './capital.ts'
import { PointsTable } from './points-table.tsx'

interface Bar extends DrawnPoint {
  readonly top: number
  readonly bar: number
  readonly words: number
}

const TOP = 24
const FOOT = 26
const RIGHT = 52

/** Words per week. */
export function WordsChart({ words }: { words: WordsOverTime }) {
  const texts = useTexts(chartsTexts)
  const { points, reading, unit, average } = words
  const labelOf = ({ name, words: count, entries }: WordsPoint) =>
    texts.perWeek.point(capital(name), count, entries.length)
  const most = Math.max(1, ...points.map((point) => point.words))

  function draw(width: number): Drawn<Bar> {
    const height = width < 420 ? 210 : 264
    const floor = height - FOOT
    const room = width - RIGHT
    const pitch = room / points.length
    const bar = Math.max(2, Math.min(26, pitch * 0.68))
    const yOf = (count: number) => floor - (count / most) * (floor - TOP)
    const xOf = (index: number) => pitch * (index + 0.5)
    const bars = points.flatMap((point, column): Bar[] => {
      if (point.entries.length === 0) return []
      const top = Math.min(floor - 1, yOf(point.words))
      const target = { x: pitch * column, y: TOP - 8, width: pitch, height: floor - TOP + 8 }
      const what = { key: point.key, label: labelOf(point), ids: point.entries, words: point.words }
      return [{ ...target, ...what, row: 0, column, top, bar }]
    })
    const named = bars.find(({ key }) => reading.names.includes(key))
    return {
      height,
      points: bars,
      under: (
        <>
          <line className={styles.rule} x1={0} x2={room} y1={floor + 0.5} y2={floor + 0.5} />
          {bars.length > 1 && <Average at={yOf(average)} room={room} />}
          {named && (
            <text
              className={styles.strong}
              x={Math.min(room - 12, Math.max(14, named.x + pitch / 2))}
              y={named.top - 7}
              textAnchor="middle"
            >
              {texts.number(named.words)}
            </text>
          )}
          <TimeAxis spans={points} xOf={xOf} y={height - 6} left={0} right={room} />
        </>
      ),
      shape: ({ key, x, top, bar: breadth }) => (
        <rect
          className={reading.names.includes(key) ? styles.full : styles.pale}
          x={x + (pitch - breadth) / 2}
          y={top}
          width={breadth}
          height={floor - top}
          rx={1}
        />
      ),
    }
  }
  return (
    <ChartFrame
      title={texts.perWeek.title(texts.units[unit])}
      note={texts.perWeek.note}
      reading={reading}
      draw={draw}
      table={(open) => (
        <PointsTable
          points={points}
          what={texts.year.words}
          shownOf={({ words }) => texts.number(words)}
          labelOf={labelOf}
          open={open}
        />
      )}
    />
  )
}

/** Omitted for a single bar, where an average says nothing. */
function Average({ at, room }: { at: number; room: number }) {
  const texts = useTexts(chartsTexts).perWeek
  return (
    <>
      <line className={`${styles.rule} ${styles.dotted}`} x1={0} x2={room} y1={at} y2={at} />
      <text className={styles.axis} x={room + 6} y={at + 4}>
        {texts.average}
      </text>
    </>
  )
}
