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
  /** The side it's on where it fits; on phones it comes from the bottom. */
  side?: 'start' | 'end' | undefined
  children: ReactNode
  foot?: ReactNode
}

/** A temporary panel over the page. */
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
