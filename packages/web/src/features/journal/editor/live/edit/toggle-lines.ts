import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state'
import type { MarkdownLine } from '@daywell/core/markdown'
import { readingOf } from '../format/reading.ts'
import { oneStep } from './one-step.ts'
import { selectedLines } from './selected-lines.ts'

export type ListKind = 'bullet' | 'number' | 'task'

const kindOf = ({ item }: MarkdownLine): ListKind | undefined =>
  item && (item.box ? 'task' : item.ordered ? 'number' : 'bullet')

/** Makes the selected lines items of a list, or plain lines if they all are. */
export const toggleList =
  (kind: ListKind): StateCommand =>
  ({ state, dispatch }) => {
    const lines = linesToMark(state)
    const all = isList(state, kind)
    const changes = lines.flatMap((line, index): ChangeSpec[] => {
      // A task that is done stays so, and a number stays as it was typed.
      if (!all && kindOf(line) === kind) return []
      const from = line.item?.marker.from ?? headingFrom(line)
      return [{ from, to: line.content, insert: all ? '' : markerFor(kind, index + 1) }]
    })
    if (changes.length > 0) dispatch(withMarks(state, changes))
    return true
  }

export function isList(state: EditorState, kind: ListKind): boolean {
  const lines = linesToMark(state)
  return lines.length > 0 && lines.every((line) => kindOf(line) === kind)
}

/** A caret at the beginning of a line goes after the new mark. */
function withMarks(state: EditorState, specs: ChangeSpec[]) {
  const changes = state.changes(specs)
  return oneStep(state, { changes, selection: state.selection.map(changes, 1) })
}

function markerFor(kind: ListKind, number: number): string {
  if (kind === 'number') return `${number}. `
  return kind === 'task' ? '- [ ] ' : '- '
}

/** Not rules and code, which a mark would break. Blank lines between others stay blank. */
function linesToMark(state: EditorState): MarkdownLine[] {
  const lines = selectedLines(state)
  const isAlone = lines.length === 1
  return lines.filter(
    ({ kind }) => kind === 'text' || kind === 'heading' || (isAlone && kind === 'blank'),
  )
}

const headingFrom = ({ marks, content }: MarkdownLine) =>
  marks.find(({ kind }) => kind === 'heading')?.from ?? content

export const isQuote = (state: EditorState) =>
  selectedLines(state).every(({ quotes }) => quotes > 0)

export const toggleQuote: StateCommand = ({ state, dispatch }) => {
  const all = isQuote(state)
  const { text } = readingOf(state)
  const changes = selectedLines(state).map((line): ChangeSpec => {
    const mark = line.marks.find(({ kind }) => kind === 'quote')
    if (!all || !mark) return { from: line.from, insert: '> ' }
    return { from: mark.from, to: mark.to + (text[mark.to] === ' ' ? 1 : 0) }
  })
  dispatch(withMarks(state, changes))
  return true
}

const DEEPEST = 3

export const headingLevel = (state: EditorState) => selectedLines(state)[0]?.level ?? 0

/** From text to a large heading, to smaller ones, and back to text. */
export const cycleHeading: StateCommand = ({ state, dispatch }) => {
  const level = headingLevel(state)
  const next = level < DEEPEST ? level + 1 : 0
  const changes = linesToMark(state).map((line): ChangeSpec => {
    const insert = next === 0 ? '' : `${'#'.repeat(next)} `
    return { from: headingFrom(line), to: line.content, insert }
  })
  if (changes.length > 0) dispatch(withMarks(state, changes))
  return true
}
