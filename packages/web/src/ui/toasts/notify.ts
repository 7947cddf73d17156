import { toast } from 'react-toastify/unstyled'

/** Says what has just happened, in the main toast area. */
export const notify = {
  success: (words: string) => toast.success(words),
  error: (words: string) => toast.error(words, { role: 'alert' }),
  info: (words: string) => toast.info(words),
}
