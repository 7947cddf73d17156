import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './slider.module.css'

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  /** The value as text, shown beside the label and read out with each step. */
  valueText: string
}

export function Slider({ label, valueText, ...input }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output className={styles.value} htmlFor={id}>
          {valueText}
        </output>
      </div>
      <input {...input} id={id} type="range" className={styles.range} aria-valuetext={valueText} />
    </div>
  )
}
