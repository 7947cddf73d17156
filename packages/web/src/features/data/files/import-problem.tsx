import type { Report } from '@daywell/core/backup'
import type { Unreadable } from '#device/files/reading/unreadable-file.ts'
import type { TransferReason } from '#device/transfer/transfer-failure.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import type { Problem } from '#services/backup/in/problem.ts'
import styles from './files.module.css'
import { filesTexts } from './files.texts.ts'
import { reportTexts } from './report.texts.ts'
import { ReportDetails } from './report-details.tsx'
import { outcomeLines } from './report-lines.ts'

interface Props {
  readonly name: string
  readonly problem: Problem
  /** What was imported before the failure. */
  readonly report?: Report
  readonly onAgain: () => void
}

/** Says what's wrong with a file, what has changed so far, and what to do. */
export function ImportProblem({ name, problem, report, onAgain }: Props) {
  const texts = useTexts(filesTexts).import.problem
  return (
    <div className={styles.outlook}>
      <Banner kind="danger">
        <h3 className={styles.stepTitle} tabIndex={-1}>
          {texts.title(name)}
        </h3>
        <p>{[...sentences(problem, texts), report ? '' : unharmed(problem, texts)].join(' ')}</p>
      </Banner>
      {report && <CameIn report={report} />}
      <div className={styles.actions}>
        <Button onClick={onAgain}>{texts.again}</Button>
      </div>
    </div>
  )
}

function CameIn({ report }: { report: Report }) {
  const { cameIn } = useTexts(filesTexts).import.problem
  const texts = useTexts(reportTexts)
  return (
    <>
      <div className={styles.result}>
        <p>{cameIn}</p>
        <ul className={styles.lines}>
          {outcomeLines(report, texts).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <ReportDetails report={report} />
    </>
  )
}

type Texts = (typeof filesTexts)['en']['import']['problem']
type Advice = keyof Texts['advice']

const UNREADABLE: Readonly<Partial<Record<Unreadable, Advice>>> = {
  'cut-off': 'copyAgain',
  damaged: 'copyAgain',
  checksum: 'copyAgain',
  size: 'copyAgain',
  'out-of-reach': 'copyAgain',
  overlapping: 'unsafe',
  'too-dense': 'unsafe',
  'too-many': 'smaller',
  'too-large': 'smaller',
  'too-much': 'smaller',
  encrypted: 'unpack',
  method: 'unpack',
  split: 'unpack',
}

const SEALED: Readonly<Partial<Record<TransferReason, Advice>>> = {
  newer: 'reload',
  damaged: 'copyAgain',
  'out-of-reach': 'copyAgain',
  refused: 'unsafe',
}

function sentences(problem: Problem, texts: Texts): string[] {
  if (!('sentence' in problem)) return [texts[problem.kind]]
  const said = `${problem.sentence.replace(/\.$/, '')}.`
  return [said, ...adviceFor(problem, texts)]
}

function unharmed(problem: Problem, texts: Texts): string {
  return 'sentence' in problem ? texts.unharmed : ''
}

function adviceFor(problem: Problem, texts: Texts): string[] {
  const advice = adviceOf(problem)
  return advice ? [texts.advice[advice]] : []
}

function adviceOf(problem: Problem): Advice | undefined {
  if (problem.kind === 'unreadable') return UNREADABLE[problem.reason]
  return problem.kind === 'sealed' ? SEALED[problem.reason] : undefined
}
