import type { MoodPoint } from '@daywell/core/charts'
import { useTexts } from '#texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import type { Open } from '../drawing/chart-frame.tsx'
import { capital } from './capital.ts'
import { EntriesButton } from './entries-button.tsx'

interface MoodTableProps {
  points: readonly MoodPoint[]
  labelOf: (point: MoodPoint) => string
  nameOf: (valence: number) => string
  open: Open
}

export function MoodTable({ points, labelOf, nameOf, open }: MoodTableProps) {
  const texts = useTexts(chartsTexts).mood
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.mood}</th>
          <th scope="col">{texts.entries}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.key}>
            <th scope="row">{capital(point.name)}</th>
            <td>{nameOf(point.valence)}</td>
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
