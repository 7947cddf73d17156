import type { WordsPoint } from '@daywell/core/charts'
import { useTexts } from '#texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import type { Open } from '../drawing/chart-frame.tsx'
import { capital } from './capital.ts'
import { EntriesButton } from './entries-button.tsx'

interface WordsTableProps {
  points: readonly WordsPoint[]
  labelOf: (point: WordsPoint) => string
  open: Open
}

export function WordsTable({ points, labelOf, open }: WordsTableProps) {
  const texts = useTexts(chartsTexts)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.mood.when}</th>
          <th scope="col">{texts.year.words}</th>
          <th scope="col">{texts.mood.entries}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.key}>
            <th scope="row">{capital(point.name)}</th>
            <td>{texts.number(point.words)}</td>
            <td>
              <EntriesButton
                count={point.entries.length}
                label={labelOf(point)}
                onOpen={() => open({ key: point.key, label: labelOf(point), ids: point.entries })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
