import { type ReactNode, useEffect, useId, useRef } from 'react'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './choice-list.module.css'

interface ChoiceListProps<Item> {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  chosen: string | undefined
  onChoose: (item: Item) => void
  children: (item: Item) => ReactNode
}

/** Selectable rows. Radios underneath, so that arrow keys work. */
export function ChoiceList<Item>(props: ChoiceListProps<Item>) {
  const { label, items, keyOf, chosen, onChoose, children } = props
  const name = useId()
  const ref = useRef<HTMLFieldSetElement>(null)
  // Focuses the loaded list, so arrow keys work at once.
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
