import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  /** Called on Escape, a click outside and the close button. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the bottom, the next step last. */
  actions?: ReactNode
  /** Adds a close button with this label. */
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
