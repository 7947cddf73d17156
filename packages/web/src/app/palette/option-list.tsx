import { FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Option, OptionGroup } from './find-options.ts'
import styles from './palette.module.css'

interface OptionListProps {
  id: string
  label: string
  groups: readonly OptionGroup[]
  active: Option | undefined
  idOf: (option: Option) => string
  onActive: (option: Option) => void
  onChoose: (option: Option) => void
}

/** The palette's listbox. The focus stays in the text field, which names the active option. */
export function OptionList({ id, label, groups, active, idOf, ...acts }: OptionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ title, options }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options with ARIA
        <div key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} className={styles.group} role="presentation">
            {title}
          </div>
          {options.map((option) => (
            <OptionRow
              key={option.id}
              id={idOf(option)}
              option={option}
              isActive={option.id === active?.id}
              {...acts}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionRowProps extends Pick<OptionListProps, 'onActive' | 'onChoose'> {
  id: string
  option: Option
  isActive: boolean
}

function OptionRow({ id, option, isActive, onActive, onChoose }: OptionRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const Icon = 'entry' in option ? FileText : option.Icon
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      // The focus stays in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => isActive || onActive(option)}
      onClick={() => onChoose(option)}
    >
      <Icon aria-hidden="true" />
      <span className={styles.name} dir="auto">
        {option.name}
      </span>
      {'mark' in option && <span className={styles.day}>{option.mark}</span>}
      {'entry' in option && (
        <time className={styles.day} dateTime={option.entry.localDate}>
          {DAY.format(Date.parse(option.entry.localDate))}
        </time>
      )}
    </div>
  )
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
