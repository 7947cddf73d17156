import { useMemo, useState } from 'react'
import type { Writing } from '../editor/writing.ts'
import { type LeaveQuestion, leaving } from './leaving.ts'

export function useLeaving(writing: Writing) {
  const [question, setQuestion] = useState<LeaveQuestion>()
  const acts = useMemo(() => leaving(writing, setQuestion), [writing])
  return { question, ...acts }
}
