import type { EditorView } from '@codemirror/view'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import type { Emitter } from '#kit/observable/emitter.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { actions } from './actions.ts'
import styles from './format-toolbar.module.css'
import type { ToolbarPlace } from './place.ts'
import { toolbarTexts } from './toolbar.texts.ts'
import { useToolbar } from './use-toolbar.ts'

interface FormatToolbarProps {
  view: EditorView
  updates: Emitter<void>
}

/** Formats of the selection. A press leaves the focus and the selection in the text. */
export function FormatToolbar({ view, updates }: FormatToolbarProps) {
  const texts = useTexts(toolbarTexts)
  const bar = useRef<HTMLDivElement>(null)
  const { place, on, dismiss } = useToolbar(view, updates, bar)
  const [current, setCurrent] = useState(0)
  if (!place) return null
  const move = (event: KeyboardEvent) => {
    const next = nextButton(event, current)
    if (event.key === 'Escape') {
      dismiss()
      view.focus()
    } else if (next === undefined) return
    else bar.current?.querySelectorAll('button')[next]?.focus()
    event.preventDefault()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.name}
      className={classNames(
        styles.bar,
        styles[place.kind],
        'below' in place && place.below && styles.below,
      )}
      style={place.kind === 'floating' ? floatingAt(place) : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={move}
    >
      {actions.map(({ name, icon: Icon, run, isOn }, index) => (
        <IconButton
          key={name}
          aria-label={texts.actions[name]}
          aria-pressed={isOn && on.includes(name)}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => run(view)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  )
}

function floatingAt({ left, top, room }: Extract<ToolbarPlace, { kind: 'floating' }>) {
  return { left, top, '--room': `${room}px` } as CSSProperties
}

function nextButton({ key }: KeyboardEvent, current: number): number | undefined {
  const { length } = actions
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % length
    case 'ArrowLeft':
      return (current + length - 1) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}
