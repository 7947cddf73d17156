import { Fragment } from 'react'
import { toast } from 'react-toastify/unstyled'
import { Button } from '#kit/ui/button/button.tsx'
import { giveFocusBack } from './focus-before.ts'

/** Time to read the message and decide. */
const DECIDE_MS = 10_000

interface Action {
  readonly label: string
  readonly act: () => void
}

/** Shows what just happened, with what can be done about it. */
export function offerActions(
  words: string,
  actions: readonly Action[],
  kind: 'success' | 'info' = 'success',
): void {
  toast[kind](
    ({ closeToast }) => (
      <>
        {words}
        {actions.map(({ label, act }) => (
          <Fragment key={label}>
            {' '}
            <Button
              kind="quiet"
              size="small"
              onClick={(event) => {
                giveFocusBack(event.currentTarget)
                closeToast()
                act()
              }}
            >
              {label}
            </Button>
          </Fragment>
        ))}
      </>
    ),
    { autoClose: DECIDE_MS },
  )
}
