import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { useModal } from '#kit/ui/dialog/use-modal.ts'
import { historyTexts } from './history.texts.ts'
import styles from './two-panes.module.css'

interface TwoPanesProps {
  title: string
  onClose: () => void
  /** The list to choose from. */
  list: ReactNode
  /** The chosen item; another key resets the scroll position. */
  page: ReactNode
  pageKey: string | undefined
  foot?: ReactNode
}

/** A dialog as wide as the journal: a list next to a page. */
export function TwoPanes({ title, onClose, list, page, pageKey, foot }: TwoPanesProps) {
  const ref = useModal(onClose)
  const titleId = useId()
  const { close } = useTexts(historyTexts)
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton aria-label={close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.list}>{list}</div>
        {page && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
          <div className={styles.page} key={pageKey} tabIndex={0}>
            {page}
          </div>
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
