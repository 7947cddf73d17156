import type { ThemeOverTime, ThemesOverTime } from '@daywell/core/charts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import type { Open } from '../drawing/chart-frame.tsx'
import { EntriesButton } from './entries-button.tsx'

interface ThemesTableProps {
  themes: readonly ThemeOverTime[]
  read: ThemesOverTime['read']
  open: Open
}

export function ThemesTable({ themes, read, open }: ThemesTableProps) {
  const all = useTexts(chartsTexts)
  const texts = all.themes
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.theme}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
          <th scope="col">{all.mood.entries}</th>
        </tr>
      </thead>
      <tbody>
        {themes.map(({ key, phrase, before, after, entries }) => {
          const label = `“${phrase}”: ${all.entries(entries.length)}`
          return (
            <tr key={key}>
              <th scope="row">{phrase}</th>
              <td>{texts.of(before, read.before)}</td>
              <td>{texts.of(after, read.after)}</td>
              <td>
                <EntriesButton
                  count={entries.length}
                  label={label}
                  onOpen={() => open({ key, label, ids: entries })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
