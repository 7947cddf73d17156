import type { YearOfWriting } from '@daywell/core/charts'
import { fullDateName, monthName } from '@daywell/core/insights'
import { dayInWords } from '#features/insights/days-in-words.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import frame from '../drawing/chart-frame.module.css'
import { ChartFrame, type Drawn, type Open } from '../drawing/chart-frame.tsx'
import styles from '../drawing/drawing.module.css'
import { type DayPoint, daysAt } from './days-at.ts'
import { EntriesButton } from './entries-button.tsx'

/** A year of days, darker where more was written. */
export function YearChart({ year: shown, today }: { year: YearOfWriting; today: string }) {
  const texts = useTexts(chartsTexts)
  const { year, entriesOf, reading } = shown
  const labelOf = (day: string, words: number, entries: number) =>
    `${dayInWords(day)}: ${texts.words(words)}, ${texts.entries(entries)}`
  const namedMonth = reading.names[0]?.slice(0, 7)

  function draw(width: number): Drawn<DayPoint> {
    const { height, months, weekdays, cells, size } = daysAt(year, width)
    // In date order, so arrow keys move between days with entries.
    const points = cells.flatMap((cell, column): DayPoint[] => {
      const { day, words } = cell
      const ids = entriesOf.get(day)
      if (!ids) return []
      return [{ ...cell, key: day, label: labelOf(day, words, ids.length), ids, row: 0, column }]
    })
    return {
      height,
      points,
      under: (
        <>
          {months.map(({ month, name, x, y }) => (
            <text
              key={month}
              className={month === namedMonth ? styles.strong : styles.axis}
              x={x}
              y={y}
            >
              {name}
            </text>
          ))}
          {weekdays.map(({ name, y }) => (
            <text key={y} className={styles.axis} x={0} y={y}>
              {name}
            </text>
          ))}
          {cells.map(({ day, x, y, entries }) =>
            entries === 0 ? (
              <rect
                key={day}
                className={styles.level0}
                x={x}
                y={y}
                width={size}
                height={size}
                rx={2}
              />
            ) : null,
          )}
          {cells.map(({ day, x, y }) =>
            day === today ? (
              <rect
                key={day}
                className={styles.today}
                x={x - 1.5}
                y={y - 1.5}
                width={size + 3}
                height={size + 3}
                rx={3}
              />
            ) : null,
          )}
        </>
      ),
      shape: ({ x, y, level }) => (
        <rect className={styles[`level${level}`]} x={x} y={y} width={size} height={size} rx={2} />
      ),
    }
  }
  return (
    <ChartFrame
      title={texts.year.title}
      note={texts.year.note(fullDateName(year.first), fullDateName(year.last))}
      reading={reading}
      draw={draw}
      aside={<Legend />}
      table={(open) => <YearTable shown={shown} open={open} />}
    />
  )
}

function Legend() {
  const texts = useTexts(chartsTexts).year
  return (
    <p className={frame.legend} aria-hidden="true">
      {texts.less}
      {[0, 1, 2, 3, 4].map((level) => (
        <span key={level} className={frame.swatch} data-level={level} />
      ))}
      {texts.more}
    </p>
  )
}

/** The year by month, newest first. */
function YearTable({ shown, open }: { shown: YearOfWriting; open: Open }) {
  const texts = useTexts(chartsTexts)
  const idsOf = (month: string) =>
    [...shown.entriesOf].filter(([day]) => day.startsWith(month)).flatMap(([, ids]) => ids)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.year.month}</th>
          <th scope="col">{texts.year.days}</th>
          <th scope="col">{texts.year.words}</th>
          <th scope="col">{texts.mood.entries}</th>
        </tr>
      </thead>
      <tbody>
        {shown.year.months.toReversed().map(({ month, daysWritten, words, entries }) => {
          const name = `${monthName(month)} ${month.slice(0, 4)}`
          const label = `${name}: ${texts.words(words)}, ${texts.entries(entries)}`
          return (
            <tr key={month}>
              <th scope="row">{name}</th>
              <td>{daysWritten}</td>
              <td>{texts.number(words)}</td>
              <td>
                <EntriesButton
                  count={entries}
                  label={label}
                  onOpen={() => open({ key: month, label, ids: idsOf(month) })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
