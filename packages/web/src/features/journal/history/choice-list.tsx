import { type ReactNode, useEffect, useId, useRef } from 'react'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './choice-list.module.css'

interface ChoiceListProps<Item> {
  /** What the list is; said, not shown. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  chosen: string | undefined
  onChoose: (item: Item) => void
  children: (item: Item) => ReactNode
}

/** Rows of which one is read beside them. Radios underneath, so that the arrow keys go through. */
export function ChoiceList<Item>(props: ChoiceListProps<Item>) {
  const { label, items, keyOf, chosen, onChoose, children } = props
  const name = useId()
  const ref = useRef<HTMLFieldSetElement>(null)
  // What one came for has just arrived: the arrow keys go through it at once.
  useEffect(() => ref.current?.querySelector<HTMLElement>(':checked')?.focus(), [])
  return (
    <fieldset ref={ref}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {items.map((item) => {
        const key = keyOf(item)
        return (
          <label key={key} className={styles.row}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(item)}
            />
            {children(item)}
          </label>
        )
      })}
    </fieldset>
  )
}
