import { toast } from 'react-hot-toast/headless'

export interface WorkTexts<Result> {
  loading: string
  success: string | ((result: Result) => string)
  error: string | ((error: unknown) => string)
}

/** Shows running work in the second toast area, then its result. */
export function showWork<Result>(work: Promise<Result>, texts: WorkTexts<Result>): Promise<Result> {
  return toast.promise(work, texts)
}
