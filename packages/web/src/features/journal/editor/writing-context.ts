import { createContext, use } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { PageWriting } from './fields/half-typed.ts'
import type { WritingState } from './model/writing-state.ts'

const WritingContext = createContext<PageWriting | null>(null)
export const WritingProvider = WritingContext.Provider

export function useWriting(): PageWriting {
  const writing = use(WritingContext)
  if (!writing) throw new Error('useWriting needs a WritingProvider around it')
  return writing
}

/** One thing of the page's state: a part of the screen is drawn again only when its own changes. */
export function useWritingState<T>(select: (state: WritingState) => T): T {
  const writing = useWriting()
  return useObservable(writing, () => select(writing.state()))
}
