import { toast } from 'react-toastify/unstyled'

const ALERT = { role: 'alert' } as const
const SESSION = { ...ALERT, toastId: 'session' } as const

/** Shows what just happened in the main toast area. */
export const notify = {
  success: (words: string) => toast.success(words),
  error: (words: string) => toast.error(words, ALERT),
  info: (words: string) => toast.info(words),
  /** The session ended; shown once. */
  sessionEnded: (words: string) => toast.error(words, SESSION),
  /** The same for a specific action; replaces the general message. */
  sessionEndedDuring(words: string) {
    if (toast.isActive(SESSION.toastId)) toast.update(SESSION.toastId, { render: words })
    else toast.error(words, SESSION)
  },
}
