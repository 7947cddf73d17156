import { history, undo } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { replaySteps } from './earlier-steps.ts'
import { changeBetween } from './text-change.ts'

const odd = fc.constantFrom(
  ...['\n', '\n\n', '\u2028', '\u2029', '\u0085', '\0', '\ufeff', '\ud800', '\udc00', '👨‍👩‍👧‍👦'],
  ...['# ', '- [ ] ', '**', '~~', '`', '[a](b)', '\\', 'a', 'a', 'b', 'שלום'],
)
const text = fc
  .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join('').replaceAll('\r', ''))

it('FMT-46 a document is its text, and a change makes exactly the other text', () => {
  fc.assert(
    fc.property(text, text, fc.nat(), (before, other, at) => {
      const state = EditorState.create({ doc: before })
      expect(state.doc.toString()).toBe(before)
      const cut = at % (before.length + 1)
      for (const after of [other, before.slice(0, cut) + other + before.slice(cut)]) {
        const changed = state.update({ changes: changeBetween(before, after) }).state
        expect(changed.doc.toString()).toBe(after)
      }
    }),
    { numRuns: 5000 },
  )
})

it('FMT-43 earlier texts are steps of undo, each of them whole', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const steps = texts.filter((one, index) => one !== texts[index - 1])
      const [first = '', ...later] = steps
      let state = replaySteps(EditorState.create({ doc: first, extensions: history() }), later)
      for (const step of steps.toReversed()) {
        expect(state.doc.toString()).toBe(step)
        const dispatch = (transaction: { state: EditorState }) => {
          state = transaction.state
        }
        undo({ state, dispatch })
      }
    }),
    { numRuns: 500 },
  )
})
