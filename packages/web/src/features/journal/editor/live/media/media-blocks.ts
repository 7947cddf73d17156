import {
  type EditorState,
  type Extension,
  Facet,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view'
import { flushTyped } from '../typed-letters.ts'
import type { MediaHosts } from './media-hosts.ts'
import { MediaWidget } from './media-widget.ts'
import { type MediaGroup, readGroups } from './read-groups.ts'

interface Shown {
  readonly groups: readonly MediaGroup[]
  /** The groups whose lines are shown, since the caret or the selection is there. */
  readonly touched: ReadonlySet<number>
  readonly hasFocus: boolean
  readonly isPressed: boolean
  readonly decorations: DecorationSet
}

const focusChanged = StateEffect.define<boolean>()
const pressChanged = StateEffect.define<boolean>()
export const mediaHostsOf = Facet.define<MediaHosts, MediaHosts | undefined>({
  combine: ([hosts]) => hosts,
})

/** Blocks have to be known before the text is laid out, so they are part of the state. */
const mediaBlocks = StateField.define<Shown>({
  create: (state) => shown(state, { groups: readGroups(state), hasFocus: false, isPressed: false }),
  update(before, transaction) {
    const { state, docChanged, effects, selection } = transaction
    const flags = flagsAfter(before, effects)
    const isSame = flags.hasFocus === before.hasFocus && flags.isPressed === before.isPressed
    if (!docChanged && !selection && isSame) return before
    const groups = docChanged ? groupsAfter(before.groups, transaction) : before.groups
    if (groups.length === 0 && before.groups.length === 0) return { ...before, ...flags, groups }
    // A line that shows itself under the pointer would move away from it.
    if (flags.isPressed && !docChanged) return { ...before, ...flags }
    const next = shown(state, { groups, ...flags })
    const isAlike = groups === before.groups && sameNumbers(next.touched, before.touched)
    return isAlike ? { ...next, decorations: before.decorations } : next
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
})

function flagsAfter({ hasFocus, isPressed }: Shown, effects: Transaction['effects']) {
  let after = { hasFocus, isPressed }
  for (const effect of effects) {
    if (effect.is(focusChanged)) after = { ...after, hasFocus: effect.value }
    if (effect.is(pressChanged)) after = { ...after, isPressed: effect.value }
  }
  return after
}

/** A text without marks stays one, whatever is typed that has no part of a mark. */
function groupsAfter(before: readonly MediaGroup[], { state }: Transaction) {
  const groups = readGroups(state)
  return before.length === 0 && groups.length === 0 ? before : groups
}

const sameNumbers = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((number) => other.has(number))

function shown(state: EditorState, known: Omit<Shown, 'touched' | 'decorations'>): Shown {
  const touched = new Set<number>()
  const { ranges } = state.selection
  const isTouched = ({ from, to }: MediaGroup) =>
    known.hasFocus && ranges.some((range) => range.from <= to && range.to >= from)
  for (const group of known.groups) if (isTouched(group)) touched.add(group.from)
  return { ...known, touched, decorations: decorationsOf(state, known.groups, touched) }
}

function decorationsOf(
  state: EditorState,
  groups: readonly MediaGroup[],
  touched: ReadonlySet<number>,
): DecorationSet {
  const hosts = state.facet(mediaHostsOf)
  if (!hosts || groups.length === 0) return Decoration.none
  const found: Range<Decoration>[] = groups.map(({ from, to, media }) => {
    const isTouched = touched.has(from)
    const widget = new MediaWidget(hosts, media, { isBlock: true, isTouched })
    if (isTouched) return Decoration.widget({ widget, block: true, side: -1 }).range(from)
    return Decoration.replace({ widget, block: true }).range(from, to)
  })
  return RangeSet.of(found)
}

/** The group with an offset, and whether its lines are shown. */
export function groupAt(state: EditorState, offset: number) {
  const { groups, touched } = state.field(mediaBlocks)
  const group = groups.find(({ from, to }) => from <= offset && offset <= to)
  return group && { group, isTouched: touched.has(group.from) }
}

/** What was typed is taken in first: a redraw would drop it. */
function note(view: EditorView, effects: StateEffect<boolean>): void {
  flushTyped(view)
  view.dispatch({ effects })
}

const pressing = EditorView.domEventObservers({
  pointerdown(_event, view) {
    if (view.state.field(mediaBlocks).groups.length === 0) return
    note(view, pressChanged.of(true))
    const listening = new AbortController()
    const release = () => {
      listening.abort()
      note(view, pressChanged.of(false))
    }
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, release, { signal: listening.signal })
  },
})

/** A page that opens in a focused editor has no change of focus to hear of. */
const focused = ViewPlugin.define((view) => {
  queueMicrotask(() => {
    if (view.hasFocus && !view.state.field(mediaBlocks).hasFocus) note(view, focusChanged.of(true))
  })
  return {}
})

export const mediaFormat = (hosts: MediaHosts): Extension => [
  mediaHostsOf.of(hosts),
  mediaBlocks,
  EditorView.focusChangeEffect.of((_state, focusing) => focusChanged.of(focusing)),
  focused,
  pressing,
]
