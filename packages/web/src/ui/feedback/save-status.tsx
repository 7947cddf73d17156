import { Check, CircleAlert, Clock, Laptop, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
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
  state: SaveState
  children: ReactNode
}

/** Where the words are now. Always visible, announced when it changes. */
export function SaveStatus({ state, children }: SaveStatusProps) {
  return (
    <span className={classNames(styles.status, state === 'failed' && styles.failed)} role="status">
      {marks[state]}
      {children}
    </span>
  )
}
