import { useMemo, useState } from 'react'
import type { Editor } from '../editor/editor.ts'
import { type LeaveQuestion, leaving } from './leaving.ts'

export function useLeaving(editor: Editor) {
  const [question, setQuestion] = useState<LeaveQuestion>()
  const acts = useMemo(() => leaving(editor, setQuestion), [editor])
  return { question, ...acts }
}
