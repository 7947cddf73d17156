import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Emitter } from '#kit/observable/emitter.ts'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { actions } from './actions.ts'
import { placeOf, type ToolbarPlace } from './place.ts'

interface Shown {
  readonly place: ToolbarPlace | undefined
  /** The names of the formats that the selection has. */
  readonly on: readonly string[]
}

const NOTHING: Shown = { place: undefined, on: [] }

/** Where the toolbar is shown, and what the selection has; until Escape, or the next selection. */
export function useToolbar(
  view: EditorView,
  updates: Emitter<void>,
  bar: RefObject<HTMLElement | null>,
) {
  const [shown, setShown] = useState(NOTHING)
  const [dismissed, setDismissed] = useState<string>()
  const selected = selectionOf(view)
  const { place, on } = dismissed === selected ? NOTHING : shown
  const dismiss = () => setDismissed(selectionOf(view))
  useEffect(() => {
    const look = () => {
      const next = lookAt(view, bar.current)
      setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    look()
    const stop = updates.subscribe(look)
    window.addEventListener('resize', look)
    return () => {
      stop()
      window.removeEventListener('resize', look)
    }
  }, [view, updates, bar])
  useEscape(view, place?.kind === 'floating', dismiss)
  return { place, on, dismiss }
}

/** In the text, Escape hides the toolbar before it ends anything else. */
function useEscape(view: EditorView, isShown: boolean, dismiss: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    dismiss()
    event.preventDefault()
  })
  useEffect(() => {
    if (!isShown) return
    const listening = new AbortController()
    const { signal } = listening
    view.contentDOM.addEventListener('keydown', (event) => pressed(event), { signal })
    return () => listening.abort()
  }, [view, isShown])
}

const selectionOf = ({ state }: EditorView) => JSON.stringify(state.selection.main)

function lookAt(view: EditorView, bar: HTMLElement | null): Shown {
  const hasFocus = view.hasFocus || bar?.contains(document.activeElement) === true
  const place = placeOf(view, hasFocus)
  if (!place) return NOTHING
  const on = actions.filter(({ isOn }) => isOn?.(view.state)).map(({ name }) => name)
  return { place, on }
}
