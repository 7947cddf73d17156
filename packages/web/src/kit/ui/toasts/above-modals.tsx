import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { followTopModal } from '#kit/ui/dialog/open-modals.ts'
import styles from './above-modals.module.css'

/**
 * Lays its children over everything, and keeps them within reach while a dialog makes the rest of
 * the page inert: their place moves into the topmost one, and they with it, undisturbed.
 */
export function AboveModals({ children }: { children: ReactNode }) {
  const [place] = useState(newPlace)
  useLayoutEffect(() => {
    const stop = followTopModal((top) => layInto(top ?? document.body, place))
    return () => {
      stop()
      place.remove()
    }
  }, [place])
  return createPortal(children, place)
}

function newPlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = styles.place ?? ''
  // Shown as one it lies above the dialog, whatever that one clips or moves.
  place.popover = 'manual'
  return place
}

function layInto(parent: HTMLElement, place: HTMLElement): void {
  parent.append(place)
  // A browser that does not know it shows the place without it.
  if ('showPopover' in place) place.showPopover()
}
