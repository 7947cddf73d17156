import { X } from 'lucide-react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import { pageMediaTexts } from '../media.texts.ts'
import type { Adding, AddingJob } from './adding.ts'
import styles from './media-notices.module.css'
import { useAdding } from './use-adding.ts'

const MAX_ROWS = 3

/** What's being added to the page, what couldn't be, and what waits to be inserted. */
export function MediaNotices({ onTake }: { onTake: () => void }) {
  const adding = useAdding()
  const jobs = useObservable(adding, () => adding?.jobs())
  if (!adding || !jobs) return null
  return (
    <>
      <Rows adding={adding} jobs={jobs.filter((job) => !isOver(job))} />
      {jobs
        .filter(isOver)
        .slice(0, MAX_ROWS)
        .map((job) => (
          <Ended key={job.id} job={job} onDismiss={() => adding.dismiss(job.id)} />
        ))}
      <Offered adding={adding} onTake={onTake} />
    </>
  )
}

/** Nothing more happens to it, and the person is to know how it ended. */
const isOver = ({ failed, isStill }: AddingJob) => failed !== undefined || isStill === true

interface RowsProps {
  adding: Adding
  jobs: readonly AddingJob[]
}

function Rows({ adding, jobs }: RowsProps) {
  const texts = useTexts(pageMediaTexts).adding
  if (jobs.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={texts.list}>
      {jobs.slice(0, MAX_ROWS).map((job) => (
        <Row key={job.id} job={job} onCancel={() => adding.cancel(job.id)} />
      ))}
      {jobs.length > MAX_ROWS && (
        <li className={styles.more}>{texts.more(jobs.length - MAX_ROWS)}</li>
      )}
    </ul>
  )
}

function Row({ job: { name, progress }, onCancel }: { job: AddingJob; onCancel: () => void }) {
  const texts = useTexts(pageMediaTexts).adding
  return (
    <li className={styles.row}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.percent}>
        {progress === undefined ? texts.waiting : texts.percent(progress)}
      </span>
      <IconButton className={styles.cancel} aria-label={texts.cancel(name)} onClick={onCancel}>
        <X aria-hidden="true" />
      </IconButton>
      <Progress label={name} value={progress ?? 0} />
    </li>
  )
}

function Ended({ job: { name, failed }, onDismiss }: { job: AddingJob; onDismiss: () => void }) {
  const texts = useTexts(pageMediaTexts)
  return (
    <Banner
      kind={failed ? 'danger' : 'info'}
      action={
        <Button kind="quiet" size="small" onClick={onDismiss}>
          {texts.adding.dismiss}
        </Button>
      }
    >
      {failed ? texts.refused[failed](name) : texts.still(name)}
    </Banner>
  )
}

function Offered({ adding, onTake }: { adding: Adding; onTake: () => void }) {
  const texts = useTexts(pageMediaTexts).offered
  const { length } = useObservable(adding, adding.offered)
  if (length === 0) return null
  const actions = (
    <span className={styles.actions}>
      <Button kind="quiet" size="small" onClick={adding.decline}>
        {texts.decline}
      </Button>
      <Button kind="quiet" size="small" onClick={onTake}>
        {texts.insert}
      </Button>
    </span>
  )
  return <Banner action={actions}>{texts.ready(length)}</Banner>
}
