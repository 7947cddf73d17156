import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { cssTransition, type IconProps, ToastContainer } from 'react-toastify/unstyled'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { SpinnerMark } from '#kit/ui/feedback/spinner.tsx'
import { giveFocusBack, watchFocus } from './focus-before.ts'
import styles from './main-toasts.module.css'

const slip = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
})

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

function icon({ type, isLoading }: IconProps) {
  if (isLoading) return <SpinnerMark />
  if (type === 'default') return null
  const Icon = icons[type]
  return <Icon aria-hidden="true" />
}

export interface MainToastsProps {
  /** The area's accessible name, with its hotkey Alt+T. */
  label: string
  closeLabel: string
}

/** What just happened, at the top right, for three seconds. */
export function MainToasts({ label, closeLabel }: MainToastsProps) {
  return (
    <div className={styles.area} ref={watchFocus}>
      <ToastContainer
        aria-label={label}
        position="top-right"
        autoClose={3000}
        draggable
        draggablePercent={80}
        role="status"
        icon={icon}
        transition={slip}
        closeButton={({ closeToast }) => (
          <IconButton
            aria-label={closeLabel}
            onClick={(event) => {
              giveFocusBack(event.currentTarget)
              closeToast(true)
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      />
    </div>
  )
}
