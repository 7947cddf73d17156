import { useEffect, useRef } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { offerUndo } from '#kit/ui/toasts/offer-undo.tsx'
import { useEditor } from '../../editor-context.ts'
import { pageMediaTexts } from '../media.texts.ts'

interface Undoable {
  /** Asked at each change; the offer goes once it isn't, such as on another page. */
  readonly isPossible: () => boolean
  readonly undo: () => void
  readonly closed?: () => void
}

export type OfferUndo = ReturnType<typeof useUndoOffer>

/** Offers to undo what was last done with photos, as long as that can be undone. */
export function useUndoOffer() {
  const { undo: label } = useTexts(pageMediaTexts)
  const editor = useEditor()
  const close = useRef<() => void>(undefined)
  useEffect(() => () => close.current?.(), [])
  return (words: string, { isPossible, undo, closed }: Undoable) => {
    close.current?.()
    if (!isPossible()) return
    const unsubscribe = editor.subscribe(() => {
      if (!isPossible()) close.current?.()
    })
    const stop = () => {
      unsubscribe()
      closed?.()
    }
    close.current = offerUndo(words, label, undo, stop)
  }
}
