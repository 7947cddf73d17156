import { useTexts } from '#kit/texts/use-texts.ts'
import type { HeldHere } from './held-here.ts'
import type { HeldThere } from './use-held-there.ts'
import styles from './where.module.css'
import { whereTexts } from './where.texts.ts'

interface Props {
  readonly here: HeldHere
  readonly drafts: number
  readonly there: HeldThere
}

/** Counts side by side; for the server, only what it has reported itself. */
export function CountsTable({ here, drafts, there }: Props) {
  const { counts: texts } = useTexts(whereTexts)
  const known = there.phase === 'known' ? there.counts : undefined
  const rows = [
    [texts.entries, here.entries, known?.entries],
    [texts.versions, here.versions, known?.revisions],
    [texts.deleted, here.deleted, known?.deleted],
  ] as const
  return (
    <table className={styles.counts}>
      <caption className={styles.caption}>{texts.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.here}</th>
          <th scope="col">{texts.there}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, mine, theirs]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number(mine)}</td>
            <td>{theirs === undefined ? texts.unknown : number(theirs)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.drafts}</th>
          <td>{number(drafts)}</td>
          <td>{texts.never}</td>
        </tr>
      </tbody>
    </table>
  )
}

function number(count: number): string {
  return count.toLocaleString('en')
}
