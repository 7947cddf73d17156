import { type ReactNode, useId } from 'react'
import { Button } from '#kit/ui/button/button.tsx'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean | undefined
  busy?: boolean | undefined
}

/** Asks for confirmation; the focus starts on Cancel. */
export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...props} /> : null
}

function OpenConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
}: Omit<ConfirmDialogProps, 'open'>) {
  const ref = useModal(() => busy || onCancel())
  const titleId = useId()
  const bodyId = useId()
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
    >
      <div className={styles.inside}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <div className={styles.body} id={bodyId}>
          {children}
        </div>
        <div className={styles.actions}>
          <Button kind="quiet" data-autofocus="" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button kind={danger ? 'danger-solid' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
