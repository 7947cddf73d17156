import { createContext, use } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { PageEditor } from './fields/half-typed.ts'
import type { EditorView } from './model/editor-view.ts'

const EditorContext = createContext<PageEditor | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): PageEditor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor needs a EditorProvider around it')
  return editor
}

/** Selects one value of the view: a component re-renders only when its own value changes. */
export function useEditorView<T>(select: (state: EditorView) => T): T {
  const editor = useEditor()
  return useObservable(editor, () => select(editor.state()))
}
