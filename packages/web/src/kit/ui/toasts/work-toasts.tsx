import { CircleAlert, CircleCheck } from 'lucide-react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { SpinnerMark } from '#kit/ui/feedback/spinner.tsx'
import styles from './work-toasts.module.css'

/** The library's default durations fit. */
export const useWorkToasts = () => useToaster()

/** Running work, at the bottom: loading, then its result. */
export function WorkToasts({ label }: { label: string }) {
  const { toasts, handlers } = useWorkToasts()
  return (
    <section
      className={styles.area}
      aria-label={label}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          data-type={toast.type}
          data-visible={toast.visible}
        >
          {mark(toast)}
          <div>{resolveValue(toast.message, toast)}</div>
        </div>
      ))}
    </section>
  )
}

function mark({ type, icon }: Toast) {
  if (icon) return icon
  if (type === 'loading') return <SpinnerMark />
  if (type === 'success') return <CircleCheck aria-hidden="true" />
  if (type === 'error') return <CircleAlert aria-hidden="true" />
  return null
}
