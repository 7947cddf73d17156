import { toast } from 'react-toastify/unstyled'
import { Button } from '#kit/ui/button/button.tsx'
import { giveFocusBack } from './focus-before.ts'

/** Time to read the message and decide. */
const UNDO_MS = 10_000

/**
 * Shows what just happened with an Undo button. Returns the function that closes it; `closed` is
 * called when it's closed in any way.
 */
export function offerUndo(
  words: string,
  label: string,
  undo: () => void,
  closed?: () => void,
): () => void {
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
    { autoClose: UNDO_MS, ...(closed && { onClose: closed }) },
  )
  return () => toast.dismiss(id)
}
