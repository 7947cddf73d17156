import { dateTitle } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import { isDirty } from './model/leaf.ts'
import { isSavable, textMeasures } from './model/measures.ts'
import {
  firstPage,
  isUnsaved,
  type PageEffect,
  type PageEvent,
  pageStep,
} from './model/page-model.ts'
import { statusBoard } from './model/status-board.ts'
import type { Details, Text } from './model/words.ts'
import { draftKeeper } from './saving/draft-keeper.ts'
import type { WritingParts } from './writing-parts.ts'

/** A key costs nothing but itself: what follows from it is looked at a moment later. */
const LOOK_MS = 80

/** A page that was taken off the screen, where its fields end. */
export interface LeftPage {
  readonly text: Text
  readonly details: Details
  /** There was no room for its draft. */
  readonly unkept: boolean
}

export type PageOnDesk = ReturnType<typeof pageOnDesk>

/** The page with its fields and its draft: carries out what the model decides, and shows it. */
export function pageOnDesk(parts: WritingParts, onSave: () => void) {
  const { fields, timers } = parts
  const today = () => localDay(parts.now(), parts.timeZone())
  const board = statusBoard()
  const measure = textMeasures()
  let model = firstPage(today())
  let left: LeftPage | undefined
  let looking: unknown
  const keeper = draftKeeper({ ...parts, leaf: () => model.leaf, tell: board.set })
  const read = () => left?.text ?? fields.read()

  const look = (): Text => {
    timers.clear(looking)
    looking = undefined
    const text = read()
    const { leaf, phase, savedAt, notice, asked } = model
    const { entryId, details, gone } = leaf
    const dirty = isDirty(leaf, text)
    board.set({
      ...{ phase, savedAt, notice, asked, entryId, details, gone, dirty },
      ...measure(text, details),
    })
    return text
  }
  const perform = (effect: PageEffect) => {
    switch (effect.type) {
      case 'fill':
        return fields.fill(effect.text)
      case 'keep-soon':
        return keeper.change()
      case 'keep':
        return keeper.keep()
      case 'drop':
        return keeper.drop()
      case 'save':
        return onSave()
    }
  }
  const dispatch = (event: PageEvent) => {
    const step = pageStep(model, event, read())
    const { leaf } = step.model
    model = { ...step.model, leaf: { ...leaf, newId: leaf.newId ?? parts.newId() } }
    for (const effect of step.effects) perform(effect)
    look()
  }
  /** The first word may come on another day than the one on which the page was laid. */
  const begin = () => {
    const { entryId, firstTitle } = model.leaf
    if (entryId !== undefined) return
    const day = today()
    if (firstTitle !== dateTitle(day)) dispatch({ type: 'day', today: day, begun: true })
  }
  return {
    ...{ board, keeper, today, read, look, dispatch },
    leaf: () => model.leaf,
    turn: () => model.turn,
    left: () => left,
    isDirty: (text = read()) => isDirty(model.leaf, text),
    isUnsaved: (text = read()) => isUnsaved(model.leaf, text),
    isSavable: (text: Text) => isSavable(text, model.leaf.details),
    /** The person changed something in a field. */
    changed() {
      keeper.change()
      if (!board.state().dirty) begin()
      looking ??= timers.set(() => dispatch({ type: 'typed' }), LOOK_MS)
    },
    /** The screen shows the page, for the first time or again. */
    putOn() {
      left = undefined
    },
    /** Another screen takes its place: what waits to be written down is written. */
    takeOff() {
      keeper.flush()
      const text = fields.read()
      const unkept = board.state().draftFailed && isUnsaved(model.leaf, text)
      left = { text, details: model.leaf.details, unkept }
      timers.clear(looking)
    },
  }
}
