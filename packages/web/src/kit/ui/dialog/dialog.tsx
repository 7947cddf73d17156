import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  /** Escape, the click beside and the close button ask for it. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the foot, the next step last. */
  actions?: ReactNode
  /** With it there is a close button of this name in the corner. */
  closeLabel?: string | undefined
  wide?: boolean | undefined
}

export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  closeLabel,
  wide,
}: Omit<DialogProps, 'open'>) {
  const ref = useModal(onClose)
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {closeLabel && (
            <IconButton aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
