import { sizeText } from '@daywell/core/storage'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { meaningTexts } from './meaning.texts.ts'
import { useMeaning, useMeaningState } from './use-meaning.ts'

/** Shows that a model is on this device, with a way to remove it; nothing if there's none. */
export function MeaningOnDevice({ journal }: { journal: Journal }) {
  const texts = useTexts(meaningTexts)
  const here = useMeaning(journal)
  const state = useMeaningState(here, false)
  const isHere = state.phase === 'kept' || (state.phase === 'offered' && state.left === 0)
  if (!here || !isHere) return null
  const size = sizeText(state.bytes)
  return (
    <>
      <p>{texts.onDevice(size)}</p>
      <div>
        <Button onClick={() => void here.meaning.remove()}>{texts.remove(size)}</Button>
      </div>
    </>
  )
}
