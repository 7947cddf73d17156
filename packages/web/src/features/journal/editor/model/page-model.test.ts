import { describe, expect, it } from 'vitest'
import { onServer } from '#device/local-store/testing/a-device.ts'
import { leafAfter, leafAfterEarlier } from '#features/journal/editor/saving/saving.ts'
import { leafOf, newLeaf } from './leaf.ts'
import { firstPage, isUnsaved, type PageEvent, type PageModel, pageStep } from './page-model.ts'
import { textOf } from './words.ts'

const TODAY = '2026-03-14'
const TITLE = 'Journal Entry - March 14, 2026'
const entry = onServer('e1', 'Rain on the roof')
const blank = { title: TITLE, content: '' }

const fresh = firstPage(TODAY)
const opened: PageModel = { ...fresh, leaf: leafOf(entry) }
const shown = textOf(entry)
const typed = { ...shown, content: 'Rain on the roof all night' }
const types = (model: PageModel, event: PageEvent, text = shown) =>
  pageStep(model, event, text).effects.map(({ type }) => type)

describe('another page', () => {
  it('takes the place of this one, with nothing of what was said of it', () => {
    const before: PageModel = { ...opened, phase: 'failed', notice: { kind: 'deleted' } }
    const step = pageStep(before, { type: 'laid', leaf: newLeaf(TODAY), text: blank }, shown)
    expect(step.model).toMatchObject({ turn: 1, phase: 'idle', notice: undefined })
    expect(step.effects).toEqual([{ type: 'fill', text: blank }])
  })
})

describe('what is set beside the text', () => {
  it('is saved at once on an entry that exists, and only kept as a draft on a new page', () => {
    const starred = { type: 'details', details: { favorite: true } } as const
    expect(types(opened, starred)).toEqual(['keep-soon', 'save'])
    expect(types(fresh, starred, { ...blank, content: 'Rain' })).toEqual(['keep-soon'])
  })

  it('is kept before the first word, and not once it is taken back', () => {
    const here = { type: 'details', details: { keepHere: true } } as const
    const { model, effects } = pageStep(fresh, here, blank)
    expect(effects).toEqual([{ type: 'keep-soon' }])
    expect(isUnsaved(model.leaf, blank)).toBe(true)
    expect(types(model, { type: 'details', details: { keepHere: false } }, blank)).toEqual(['drop'])
    expect(types(fresh, { type: 'details', details: { prompt: 'Why?' } }, blank)).toEqual([])
  })

  it('makes no new entry of one that was deleted', () => {
    const gone = { ...opened, leaf: { ...opened.leaf, gone: true } }
    expect(types(gone, { type: 'details', details: { favorite: true } })).toEqual(['keep-soon'])
  })
})

describe('an entry that is found again', () => {
  const found = (other: typeof entry | undefined, dropped = false) =>
    ({ type: 'found', entry: other, dropped }) as const
  const later = { ...entry, content: 'Rain, said the other', updatedAt: '2026-03-14T10:00:00.000Z' }

  it('with other words shows them where nobody was writing, and says so where somebody was', () => {
    expect(types(opened, found(later))).toEqual(['drop', 'fill'])
    const { model, effects } = pageStep(opened, found(later), typed)
    expect([model.notice, effects]).toEqual([{ kind: 'changed-elsewhere' }, []])
    const dismissed = pageStep(model, { type: 'told', notice: undefined }, typed).model
    expect(pageStep(dismissed, found(later), typed).model.notice).toBeUndefined()
  })

  it('deleted keeps its words as a draft, until it is back', () => {
    const gone = pageStep(opened, found(undefined), shown)
    expect(gone.effects).toEqual([{ type: 'keep' }])
    expect(gone.model).toMatchObject({ leaf: { gone: true }, notice: { kind: 'deleted' } })
    expect(types(gone.model, found(entry))).toEqual(['drop'])
    expect(types(gone.model, found(entry), typed)).toEqual([])
    expect(types(opened, found(undefined, true))).toEqual([])
  })
})

describe('a save', () => {
  const saved = (text = typed): PageEvent => ({
    ...{ type: 'saved', at: 7, after: leafAfter, inTitle: false },
    saved: { entry: { ...entry, ...text }, text, details: opened.leaf.details },
  })

  it('takes no notice of a prompt that came during it', () => {
    const { leaf } = fresh
    const text = { ...blank, content: 'Rain' }
    const done = { entry: { ...entry, ...text, prompt: '' }, text, details: leaf.details }
    const late = { ...leaf, details: { ...leaf.details, prompt: 'Why?', mood: 'calm' as const } }
    for (const after of [leafAfter, leafAfterEarlier])
      expect(after(done, late).details).toMatchObject({ prompt: '', mood: 'calm' })
    const chosen = { ...done, details: { ...leaf.details, prompt: 'Who?' } }
    expect(leafAfter(chosen, late).details.prompt).toBe('Why?')
  })

  it('that is done leaves what was typed since then as a draft', () => {
    expect(types(opened, saved(), typed)).toEqual(['drop'])
    expect(types(opened, saved(), { ...typed, content: 'And more' })).toEqual(['keep-soon'])
    expect(pageStep(opened, saved(), typed).model).toMatchObject({ phase: 'idle', savedAt: 7 })
  })
})

it('JRN-29 an entry that has another id by now, and no copy here, is followed there with its draft', () => {
  const found = { type: 'found', entry: undefined, dropped: true, id: 'e2' } as const
  const { model, effects } = pageStep(opened, found, typed)
  expect(model.leaf).toMatchObject({ entryId: 'e2', base: { _id: 'e2' }, gone: false })
  expect(effects).toEqual([{ type: 'keep' }])
  expect(types(opened, found)).toEqual([])
  expect(pageStep(opened, { ...found, dropped: false }, typed).model.leaf.gone).toBe(true)
})
