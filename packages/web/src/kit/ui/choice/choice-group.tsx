import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './choice.module.css'

export interface ChoiceGroupProps {
  legend: ReactNode
  /** Hides the legend visually where a heading already asks the question. */
  legendHidden?: boolean | undefined
  /** Two columns where they fit. */
  columns?: boolean | undefined
  children: ReactNode
}

/** Several checkboxes, radios or switches that answer one question. */
export function ChoiceGroup({ legend, legendHidden, columns, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.legend, legendHidden && styles.legendHidden)}>
        {legend}
      </legend>
      <div className={classNames(styles.choices, columns && styles.columns)}>{children}</div>
    </fieldset>
  )
}
