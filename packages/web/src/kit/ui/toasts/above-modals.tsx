import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { followTopModal } from '#kit/ui/dialog/open-modals.ts'
import styles from './above-modals.module.css'

/**
 * Renders its children above everything, and keeps them usable while a dialog makes the rest of the
 * page inert: their container moves into the topmost dialog without remounting them.
 */
export function AboveModals({ children }: { children: ReactNode }) {
  const [place] = useState(newPlace)
  useLayoutEffect(() => {
    const stop = followTopModal((top) => moveInto(top ?? document.body, place))
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
  // As a popover it's in the top layer, above the dialog whatever that clips or transforms.
  place.popover = 'manual'
  return place
}

function moveInto(parent: HTMLElement, place: HTMLElement): void {
  parent.append(place)
  // Browsers without popovers show the container as it is.
  if ('showPopover' in place) place.showPopover()
}
