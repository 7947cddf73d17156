import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { guardBack } from './back-closes.ts'
import { enterModal } from './open-modals.ts'

/**
 * Shows the dialog it is given as long as the component lives. The browser makes the rest of the
 * page inert, keeps the focus inside and gives it back; this adds the first place of the focus
 * (`data-autofocus`), the click beside the dialog, and Back.
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
    // Whoever does not want to be dismissed can be closed all the same, by some browsers.
    dialog.addEventListener('close', leave)
    return () => {
      stopListening()
      // While it is still in the document, so that what was laid into it can move out.
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
      // A selection that began inside and ended beside the dialog is no wish to leave.
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
  // Some browsers close on a second Escape whatever `cancel` said.
  dialog.addEventListener('close', () => dialog.open || dismiss(), { signal })
  return () => listening.abort()
}
