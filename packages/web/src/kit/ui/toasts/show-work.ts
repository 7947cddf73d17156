import { toast } from 'react-hot-toast/headless'

export interface WorkTexts<Result> {
  loading: string
  success: string | ((result: Result) => string)
  error: string | ((error: unknown) => string)
}

/** Shows work that runs in the second toast area, and then what became of it. */
export function showWork<Result>(work: Promise<Result>, texts: WorkTexts<Result>): Promise<Result> {
  return toast.promise(work, texts)
}
