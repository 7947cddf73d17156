import type { EmotionsBy } from '@daywell/core/charts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import type { Open } from '../drawing/chart-frame.tsx'
import { EntriesButton } from './entries-button.tsx'

interface EmotionsTableProps {
  by: EmotionsBy
  labelOf: (emotion: string, column: number, count: number) => string
  open: Open
}

export function EmotionsTable({ by: { columns, rows }, labelOf, open }: EmotionsTableProps) {
  const texts = useTexts(chartsTexts)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.feeling}</th>
          {columns.map(({ name, short }) => (
            <th key={name} scope="col" abbr={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ emotion, cells }) => (
          <tr key={emotion}>
            <th scope="row">{texts.emotions[emotion]}</th>
            {cells.map(({ key, entries }, column) => {
              const label = labelOf(texts.emotions[emotion], column, entries.length)
              return (
                <td key={key}>
                  <EntriesButton
                    count={entries.length}
                    label={label}
                    onOpen={() => open({ key, label, ids: entries, emotion })}
                  >
                    {`${entries.length}/${columns[column]?.read ?? 0}`}
                  </EntriesButton>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
