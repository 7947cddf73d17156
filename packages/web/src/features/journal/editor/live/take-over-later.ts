import { whenIdle } from '#kit/ui/when-idle.ts'
import { recordTyping } from '../fields/typing-record.ts'
import type { Takeover } from './take-over.ts'
import { whenAtRest } from './when-at-rest.ts'

/**
 * Loads the editor when idle and lets it take the place of the text area when the person is at
 * rest. If it can't be loaded, the text area stays, and the next chance is when the network is back.
 * Returns a function that gives the place back.
 */
export function takeOverLater(place: Takeover): () => void {
  const { refs } = place
  const area = refs.text.current
  if (!(area instanceof HTMLTextAreaElement)) return () => {}
  const listening = new AbortController()
  const stopRecording = recordTyping(area, refs.typing)
  let isLoading = false
  let end = () => {}
  const load = () => {
    if (isLoading) return
    isLoading = true
    import('./take-over.ts').then(
      ({ takeOver }) => {
        if (listening.signal.aborted) return
        end = whenAtRest(area, refs.typing, () => {
          end = takeOver(area, place)
        })
      },
      () => {
        isLoading = false
      },
    )
  }
  const cancel = whenIdle(load)
  window.addEventListener('online', load, { signal: listening.signal })
  return () => {
    listening.abort()
    stopRecording()
    cancel()
    end()
  }
}
