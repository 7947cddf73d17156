import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import type { Open } from '../drawing/chart-frame.tsx'
import { capital } from './capital.ts'
import { EntriesButton } from './entries-button.tsx'

interface Point {
  readonly key: string
  readonly name: string
  readonly entries: readonly string[]
}

interface PointsTableProps<P extends Point> {
  points: readonly P[]
  /** Heading of the middle column. */
  what: string
  shownOf: (point: P) => string
  labelOf: (point: P) => string
  open: Open
}

/** Points of a line or bar chart as a table, newest first. */
export function PointsTable<P extends Point>(props: PointsTableProps<P>) {
  const { points, what, shownOf, labelOf, open } = props
  const texts = useTexts(chartsTexts).mood
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{what}</th>
          <th scope="col">{texts.entries}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.key}>
            <th scope="row">{capital(point.name)}</th>
            <td>{shownOf(point)}</td>
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
