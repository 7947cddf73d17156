import type { EditorState, StateCommand } from '@codemirror/state'
import {
  Bold,
  Heading,
  Italic,
  Link,
  List,
  ListTodo,
  type LucideIcon,
  Quote,
  Strikethrough,
} from 'lucide-react'
import { makeLink } from '../edit/link.ts'
import {
  cycleHeading,
  headingLevel,
  isList,
  isQuote,
  toggleList,
  toggleQuote,
} from '../edit/toggle-lines.ts'
import { hasStyle, toggleStyle } from '../edit/toggle-style.ts'

interface Action {
  readonly name: 'strong' | 'em' | 'strike' | 'link' | 'heading' | 'bullet' | 'task' | 'quote'
  readonly icon: LucideIcon
  readonly run: StateCommand
  /** Whether the selection has it; undefined if it can't be taken away. */
  readonly isOn?: (state: EditorState) => boolean
}

/** All formats of the toolbar, in its order. */
export const actions: readonly Action[] = [
  {
    name: 'strong',
    icon: Bold,
    run: toggleStyle('strong'),
    isOn: (state) => hasStyle(state, 'strong'),
  },
  { name: 'em', icon: Italic, run: toggleStyle('em'), isOn: (state) => hasStyle(state, 'em') },
  {
    name: 'strike',
    icon: Strikethrough,
    run: toggleStyle('strike'),
    isOn: (state) => hasStyle(state, 'strike'),
  },
  { name: 'link', icon: Link, run: makeLink },
  { name: 'heading', icon: Heading, run: cycleHeading, isOn: (state) => headingLevel(state) > 0 },
  {
    name: 'bullet',
    icon: List,
    run: toggleList('bullet'),
    isOn: (state) => isList(state, 'bullet'),
  },
  { name: 'task', icon: ListTodo, run: toggleList('task'), isOn: (state) => isList(state, 'task') },
  { name: 'quote', icon: Quote, run: toggleQuote, isOn: isQuote },
]
