import type { ChartEmotion } from '@daywell/core/charts'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { chartsTexts } from '../charts.texts.ts'
import { useChartJournal } from '../data/chart-journal.ts'
import styles from './behind.module.css'
import { EntryBehind } from './entry-behind.tsx'

/** Page sizes: entries shown at first, and per "more". */
const [FIRST_ENTRIES, MORE_ENTRIES] = [5, 20]

interface BehindPointProps {
  title: string
  ids: readonly string[]
  /** The emotion that the point stands for, if any. */
  emotion?: ChartEmotion | undefined
  onClose: () => void
}

/** The entries behind a point, newest first. */
export function BehindPoint({ title, ids, emotion, onClose }: BehindPointProps) {
  const texts = useTexts(chartsTexts).behind
  const { find } = useChartJournal()
  const [more, setMore] = useState({ of: ids, count: 0 })
  const id = useId()
  const entries = ids.flatMap((one) => find(one)?.entry ?? []).toReversed()
  const count = FIRST_ENTRIES + (more.of === ids ? more.count : 0)
  const shown = entries.slice(0, count)
  const left = entries.length - shown.length
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <section className={styles.behind} aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h4 className={styles.title} id={id}>
          {title}
        </h4>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <span role="status">
        <VisuallyHidden>{title}</VisuallyHidden>
      </span>
      {entries.length === 0 && <p>{texts.gone}</p>}
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <EntryBehind key={entry._id} entry={entry} emotion={emotion} />
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          className={styles.plain}
          onClick={() => setMore({ of: ids, count: count - FIRST_ENTRIES + MORE_ENTRIES })}
        >
          {texts.more(Math.min(MORE_ENTRIES, left), entries.length)}
        </button>
      )}
    </section>
  )
}
