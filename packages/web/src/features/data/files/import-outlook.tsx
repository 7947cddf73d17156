import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Checkbox } from '#kit/ui/choice/checkbox.tsx'
import type { Wishes } from '#services/backup/in/deciding.ts'
import type { Outlook } from '#services/backup/in/look-into.ts'
import { dateText } from './day-text.ts'
import styles from './files.module.css'
import { filesTexts } from './files.texts.ts'
import { reportTexts } from './report.texts.ts'
import { ReportDetails } from './report-details.tsx'
import { outcomeLines } from './report-lines.ts'

interface Props {
  readonly outlook: Outlook
  readonly onWish: (wishes: Wishes) => void
  readonly onImport: () => void
  readonly onCancel: () => void
}

const LEADS_OUT = ['climbs-out', 'absolute', 'drive']

/** A preview: what the file holds and what an import would do. */
export function ImportOutlook({ outlook, onWish, onImport, onCancel }: Props) {
  const { import: all } = useTexts(filesTexts)
  const texts = all.outlook
  const { source, report, wishes } = outlook
  const { added, updated, revived } = report.entries
  return (
    <div className={styles.outlook}>
      <h3 className={styles.stepTitle} tabIndex={-1}>
        {texts.title}
      </h3>
      <dl className={styles.facts}>
        <Fact name={texts.file}>
          {source.name} · {texts.kinds[source.kind]}
        </Fact>
        <Fact name={texts.holds}>{holdsText(outlook, texts)}</Fact>
        <Fact name={texts.happens}>
          <Lines lines={outcomeLines(report, useTexts(reportTexts))} />
        </Fact>
        <Fact name={texts.lives}>
          <Lines lines={livesLines(outlook, texts)} />
        </Fact>
      </dl>
      <Warnings outlook={outlook} />
      <ReportDetails report={report} />
      <Choices outlook={outlook} onWish={onWish} wishes={wishes} />
      <div className={styles.actions}>
        <Button kind="primary" onClick={onImport}>
          {texts.act(added + updated + revived)}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {all.cancel}
        </Button>
      </div>
    </div>
  )
}

type Texts = (typeof filesTexts)['en']['import']['outlook']

function holdsText({ entries, from, to }: Outlook, texts: Texts): string {
  const count = texts.entries(entries)
  if (from === undefined || to === undefined) return count
  return `${count}, ${texts.span(dateText(from), dateText(to))}`
}

function livesLines({ lives, report }: Outlook, texts: Texts): string[] {
  const { photos, recordings } = report.mediaAdded
  const lines = [
    lives.server > 0 ? texts.onServer(lives.server) : '',
    lives.device > 0 ? texts.onDevice(lives.device) : '',
  ].filter((line) => line !== '')
  if (lines.length > 0) return lines
  return [photos + recordings > 0 ? texts.onlyMedia : texts.nothingNew]
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const [only, another] = lines
  if (another === undefined) return <>{only}</>
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Warnings({ outlook: { head, server, source } }: { outlook: Outlook }) {
  const texts = useTexts(filesTexts).import.outlook
  const odd = source.members.filter(({ oddities }) =>
    oddities.some((one) => LEADS_OUT.includes(one)),
  )
  return (
    <>
      {head?.missing && (
        <p className={styles.warning}>
          {texts.missing} {head.missing}
        </p>
      )}
      {head?.mediaMissing && (
        <p className={styles.warning}>{texts.mediaMissing(head.mediaMissing.length)}</p>
      )}
      {odd.length > 0 && <p className={styles.warning}>{texts.odd(odd.length)}</p>}
      {!server && <p className={styles.warning}>{texts.noServer}</p>}
    </>
  )
}

/** Only `hybrid` offers a choice of where entries are stored. */
function Choices({
  outlook,
  wishes,
  onWish,
}: Pick<Props, 'outlook' | 'onWish'> & { wishes: Wishes }) {
  const texts = useTexts(filesTexts).import.outlook
  const { level, report, lives } = outlook
  const gone = report.entries['stays-deleted']
  const mayStay = level === 'hybrid' && (wishes.keepHere || lives.server > 0)
  if (!mayStay && gone === 0 && !wishes.reviveDeleted) return null
  return (
    <div className={styles.choices}>
      {mayStay && (
        <Checkbox
          label={texts.keepHere}
          hint={texts.keepHereHint}
          checked={wishes.keepHere}
          onChange={() => onWish({ ...wishes, keepHere: !wishes.keepHere })}
        />
      )}
      {(gone > 0 || wishes.reviveDeleted) && (
        <Checkbox
          label={texts.revive}
          checked={wishes.reviveDeleted}
          onChange={() => onWish({ ...wishes, reviveDeleted: !wishes.reviveDeleted })}
        />
      )}
    </div>
  )
}
