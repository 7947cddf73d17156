import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './sheet.module.css'
import { useModal } from './use-modal.ts'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** The side it lies on where there is room; on phones it comes from below. */
  side?: 'start' | 'end' | undefined
  children: ReactNode
  foot?: ReactNode
}

/** A panel laid over the page for a while. */
export function Sheet({ open, ...props }: SheetProps) {
  return open ? <OpenSheet {...props} /> : null
}

function OpenSheet({
  onClose,
  title,
  closeLabel,
  side = 'end',
  children,
  foot,
}: Omit<SheetProps, 'open'>) {
  const ref = useModal(onClose)
  const titleId = useId()
  return (
    <dialog ref={ref} className={classNames(styles.sheet, styles[side])} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton aria-label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
