import type { Template } from '@daywell/core/templates'
import { type ReactNode, useId } from 'react'
import styles from './templates.module.css'

interface TemplateChoiceProps {
  template: Template
  /** What its text is like, in a line. */
  start: string
  onChoose: () => void
  /** A mark behind the name. */
  children?: ReactNode
}

/** A button that inserts a template. */
export function TemplateChoice({ template, start, onChoose, children }: TemplateChoiceProps) {
  const id = useId()
  return (
    <button
      type="button"
      className={styles.choice}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-mark ${id}-start`}
      onClick={onChoose}
    >
      <span className={styles.title}>
        <span id={`${id}-name`} className={styles.name} dir="auto">
          {template.name}
        </span>
        <span id={`${id}-mark`} className={styles.mark}>
          {children}
        </span>
      </span>
      <span id={`${id}-start`} className={styles.start} dir="auto">
        {start}
      </span>
    </button>
  )
}
