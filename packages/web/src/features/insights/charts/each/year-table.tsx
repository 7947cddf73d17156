import type { YearOfWriting } from '@daywell/core/charts'
import { monthName } from '@daywell/core/insights'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import type { Open } from '../drawing/chart-frame.tsx'
import { EntriesButton } from './entries-button.tsx'

/** The year by month, newest first. */
export function YearTable({ shown, open }: { shown: YearOfWriting; open: Open }) {
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
