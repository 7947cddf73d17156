import { Check, CircleAlert, Clock, Laptop, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './save-status.module.css'
import { SpinnerMark } from './spinner.tsx'

type SaveState = 'unsaved' | 'saving' | 'saved' | 'on-device' | 'waiting' | 'failed'

const marks: Record<SaveState, ReactNode> = {
  unsaved: <PenLine aria-hidden="true" />,
  saving: <SpinnerMark />,
  saved: <Check aria-hidden="true" />,
  'on-device': <Laptop aria-hidden="true" />,
  waiting: <Clock aria-hidden="true" />,
  failed: <CircleAlert aria-hidden="true" />,
}

export interface SaveStatusProps {
  id?: string | undefined
  state: SaveState
  children: ReactNode
  /** False where it changes often and the screen itself decides what to announce. */
  announced?: boolean | undefined
}

/** The save status. Always visible; announced when it changes. */
export function SaveStatus({ id, state, children, announced = true }: SaveStatusProps) {
  const look = classNames(styles.status, state === 'failed' && styles.failed)
  return (
    <span id={id} className={look} role="status" aria-live={announced ? undefined : 'off'}>
      {marks[state]}
      {children}
    </span>
  )
}
