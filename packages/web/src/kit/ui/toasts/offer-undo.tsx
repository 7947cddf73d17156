import { toast } from 'react-toastify/unstyled'
import { Button } from '#kit/ui/button/button.tsx'
import { giveFocusBack } from './focus-before.ts'

/** Long enough to read what happened and to decide. */
const PATIENCE_MS = 10_000

/** Says what has just happened, with a button that takes it back. Answers how to unsay it. */
export function offerUndo(words: string, label: string, undo: () => void): () => void {
  const id = toast.success(
    ({ closeToast }) => (
      <>
        {words}{' '}
        <Button
          kind="quiet"
          size="small"
          onClick={(event) => {
            giveFocusBack(event.currentTarget)
            closeToast()
            undo()
          }}
        >
          {label}
        </Button>
      </>
    ),
    { autoClose: PATIENCE_MS },
  )
  return () => toast.dismiss(id)
}
