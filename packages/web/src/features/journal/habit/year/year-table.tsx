import type { WritingYear } from '@daywell/core/habit'
import { useTexts } from '#kit/texts/use-texts.ts'
import { monthName } from '../days-in-words.ts'
import { habitTexts } from '../habit.texts.ts'
import styles from '../writing-panel.module.css'

/** The year by month, as an alternative to the map. */
export function YearTable({ year }: { year: WritingYear }) {
  const { table, columns } = useTexts(habitTexts).year
  return (
    <div className={styles.table}>
      <table>
        <caption>{table}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.month}</th>
            <th scope="col">{columns.days}</th>
            <th scope="col">{columns.entries}</th>
            <th scope="col">{columns.words}</th>
          </tr>
        </thead>
        <tbody>
          {year.months.map(({ month, daysWritten, entries, words }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{daysWritten}</td>
              <td>{entries}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
