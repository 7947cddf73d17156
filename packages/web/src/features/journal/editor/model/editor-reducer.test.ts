import { describe, expect, it } from 'vitest'
import { onServer } from '#device/local-store/testing/a-device.ts'
import { pageAfterEarlierSave, pageAfterSave } from '#features/journal/editor/saving/save-page.ts'
import {
  type EditorEvent,
  type EditorState,
  initialState,
  isUnsaved,
  reduceEditor,
} from './editor-reducer.ts'
import { newPage, pageOf } from './page-state.ts'
import { textOf } from './page-text.ts'

const TODAY = '2026-03-14'
const entry = onServer('e1', 'Rain on the roof')
const blank = { title: '', content: '' }

const fresh = initialState(TODAY)
const opened: EditorState = { ...fresh, page: pageOf(entry) }
const shown = textOf(entry)
const typed = { ...shown, content: 'Rain on the roof all night' }
const types = (state: EditorState, event: EditorEvent, text = shown) =>
  reduceEditor(state, event, text).effects.map(({ type }) => type)

describe('another page', () => {
  it('replaces this one and clears its status', () => {
    const before: EditorState = { ...opened, phase: 'failed', notice: { kind: 'deleted' } }
    const step = reduceEditor(before, { type: 'opened', page: newPage(TODAY), text: blank }, shown)
    expect(step.state).toMatchObject({ pageNumber: 1, phase: 'idle', notice: undefined })
    expect(step.effects).toEqual([{ type: 'fill', text: blank }])
  })
})

describe('what is set beside the text', () => {
  it('is saved immediately on an existing entry, and only drafted on a new page', () => {
    const starred = { type: 'details-set', details: { favorite: true } } as const
    expect(types(opened, starred)).toEqual(['write-draft-soon', 'save'])
    expect(types(fresh, starred, { ...blank, content: 'Rain' })).toEqual(['write-draft-soon'])
  })

  it('is drafted before the first word, and not once it is undone', () => {
    const here = { type: 'details-set', details: { keepHere: true } } as const
    const { state, effects } = reduceEditor(fresh, here, blank)
    expect(effects).toEqual([{ type: 'write-draft-soon' }])
    expect(isUnsaved(state.page, blank)).toBe(true)
    expect(types(state, { type: 'details-set', details: { keepHere: false } }, blank)).toEqual([
      'remove-draft',
    ])
    expect(types(fresh, { type: 'details-set', details: { prompt: 'Why?' } }, blank)).toEqual([])
  })

  it('does not recreate a deleted entry', () => {
    const gone = { ...opened, page: { ...opened.page, gone: true } }
    expect(types(gone, { type: 'details-set', details: { favorite: true } })).toEqual([
      'write-draft-soon',
    ])
  })
})

describe('an entry that changed elsewhere', () => {
  const found = (other: typeof entry | undefined, dropped = false) =>
    ({ type: 'looked-up', entry: other, dropped }) as const
  const later = { ...entry, content: 'Rain, said the other', updatedAt: '2026-03-14T10:00:00.000Z' }

  it('shows the new text if nothing was edited here, and a notice otherwise', () => {
    expect(types(opened, found(later))).toEqual(['remove-draft', 'amend'])
    const { state, effects } = reduceEditor(opened, found(later), typed)
    expect([state.notice, effects]).toEqual([{ kind: 'changed-elsewhere' }, []])
    const dismissed = reduceEditor(state, { type: 'noted', notice: undefined }, typed).state
    expect(reduceEditor(dismissed, found(later), typed).state.notice).toBeUndefined()
  })

  it('keeps its text as a draft while deleted', () => {
    const gone = reduceEditor(opened, found(undefined), shown)
    expect(gone.effects).toEqual([{ type: 'write-draft' }])
    expect(gone.state).toMatchObject({ page: { gone: true }, notice: { kind: 'deleted' } })
    expect(types(gone.state, found(entry))).toEqual(['remove-draft'])
    expect(types(gone.state, found(entry), typed)).toEqual([])
    expect(types(opened, found(undefined, true))).toEqual([])
  })
})

describe('a save', () => {
  const saved = (text = typed): EditorEvent => ({
    type: 'saved',
    at: 7,
    after: pageAfterSave,
    saved: { entry: { ...entry, ...text }, text, details: opened.page.details },
  })

  it('ignores a prompt that arrived during it', () => {
    const { page } = fresh
    const text = { ...blank, content: 'Rain' }
    const done = { entry: { ...entry, ...text, prompt: '' }, text, details: page.details }
    const late = { ...page, details: { ...page.details, prompt: 'Why?', mood: 'calm' as const } }
    for (const after of [pageAfterSave, pageAfterEarlierSave])
      expect(after(done, late).details).toMatchObject({ prompt: '', mood: 'calm' })
    const chosen = { ...done, details: { ...page.details, prompt: 'Who?' } }
    expect(pageAfterSave(chosen, late).details.prompt).toBe('Why?')
  })

  it('leaves text typed during it as a draft', () => {
    expect(types(opened, saved(), typed)).toEqual(['remove-draft'])
    expect(types(opened, saved(), { ...typed, content: 'And more' })).toEqual(['write-draft-soon'])
    expect(reduceEditor(opened, saved(), typed).state).toMatchObject({ phase: 'idle', savedAt: 7 })
  })
})

it('JRN-29 an evicted entry with a new id is followed there with its draft', () => {
  const found = { type: 'looked-up', entry: undefined, dropped: true, id: 'e2' } as const
  const { state, effects } = reduceEditor(opened, found, typed)
  expect(state.page).toMatchObject({ entryId: 'e2', base: { _id: 'e2' }, gone: false })
  expect(effects).toEqual([{ type: 'write-draft' }])
  expect(types(opened, found)).toEqual([])
  expect(reduceEditor(opened, { ...found, dropped: false }, typed).state.page.gone).toBe(true)
})
