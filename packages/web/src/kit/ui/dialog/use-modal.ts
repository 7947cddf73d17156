import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { guardBack } from './back-closes.ts'
import { enterModal } from './open-modals.ts'

/**
 * Shows its dialog as long as the component is mounted. The browser makes the rest of the page
 * inert, traps the focus and restores it; this adds the initial focus (`data-autofocus`), the click
 * outside, and Back.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const leave = enterModal(dialog)
    guardBack()
    const stopListening = onDismiss(dialog, () => close())
    // Some browsers close a dialog even if its `cancel` event was prevented.
    dialog.addEventListener('close', leave)
    return () => {
      stopListening()
      // While it's still in the document, so that the toasts inside can move out.
      leave()
      dialog.close()
    }
  }, [])

  return ref
}

function onDismiss(dialog: HTMLDialogElement, dismiss: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let pressedBeside = false
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressedBeside = event.target === dialog
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    (event) => {
      // A selection that started inside and ended outside isn't a click outside.
      if (pressedBeside && event.target === dialog) dismiss()
    },
    { signal },
  )
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      dismiss()
    },
    { signal },
  )
  // Some browsers close on a second Escape even if `cancel` was prevented.
  dialog.addEventListener('close', () => dialog.open || dismiss(), { signal })
  return () => listening.abort()
}
