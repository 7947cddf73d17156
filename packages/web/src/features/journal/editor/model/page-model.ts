import { dateTitle, type Entry } from '@daywell/core/journal'
import type { leafAfter, Saved } from '#features/journal/editor/saving/saving.ts'
import { isDirty, type Leaf, leafOf, meetEntry, newLeaf, withTitleOf } from './leaf.ts'
import { type Details, isBlank, isSet, type Text, textOf } from './words.ts'
import type { WritingState } from './writing-state.ts'

/** What is known of the page; its text is in the fields, and comes along with every event. */
export interface PageModel extends Pick<WritingState, 'phase' | 'savedAt' | 'notice' | 'asked'> {
  readonly leaf: Leaf
  /** Grows with every page that is laid on the desk. */
  readonly turn: number
  /** The title that a save gave the entry while the person was in the field. */
  readonly titleDue: string | undefined
  /** The version of others that the person was told of. */
  readonly toldOf: string | undefined
}

export type PageEvent =
  /** Another page takes the place of this one. */
  | { readonly type: 'laid'; readonly leaf: Leaf; readonly text: Text }
  | { readonly type: 'told'; readonly notice: PageModel['notice'] }
  /** The person set something beside the text. */
  | { readonly type: 'details'; readonly details: Partial<Details> }
  /** The page is seen on this day, or the first word of it is typed. */
  | { readonly type: 'day'; readonly today: string; readonly begun?: boolean }
  | { readonly type: 'title-left' }
  /** The words with something taken out that stood in the way of saving them. */
  | { readonly type: 'repaired'; readonly text: Text; readonly tags: readonly string[] }
  /** This is what the journal has of the entry now; `dropped`: its copy made room. */
  | {
      readonly type: 'found'
      readonly entry: Entry | undefined
      readonly dropped: boolean
      /** The id that it goes by now. */
      readonly id?: string
    }
  /** Something was typed a moment ago. */
  | { readonly type: 'typed' }
  /** The person wants the page to be saved. */
  | { readonly type: 'asked' }
  | { readonly type: 'save-began'; readonly asked: boolean }
  | { readonly type: 'save-failed' }
  | {
      readonly type: 'saved'
      readonly saved: Saved
      readonly after: typeof leafAfter
      readonly at: number
      /** The person is in the field of the title. */
      readonly inTitle: boolean
    }

export type PageEffect =
  | { readonly type: 'fill'; readonly text: Text }
  /** The draft: to be written soon or at once, or not needed any more. */
  | { readonly type: 'keep-soon' | 'keep' | 'drop' }
  | { readonly type: 'save' }

export interface PageStep {
  readonly model: PageModel
  readonly effects: readonly PageEffect[]
}

export function firstPage(today: string): PageModel {
  const nothing = { savedAt: undefined, notice: undefined, toldOf: undefined, titleDue: undefined }
  return { ...nothing, leaf: newLeaf(today), turn: 0, phase: 'idle', asked: false }
}

/** Whether the page holds words that are saved nowhere. */
export function isUnsaved(leaf: Leaf, text: Text): boolean {
  return leaf.gone || isDirty(leaf, text)
}

/** What becomes of the page; `text` is what is in its fields at this moment. */
export function pageStep(model: PageModel, event: PageEvent, text: Text): PageStep {
  switch (event.type) {
    case 'laid':
      return laid(model, event.leaf, event.text)
    case 'told':
      return just({ ...model, notice: event.notice })
    case 'details':
      return detailsSet(model, event.details, text)
    case 'day':
      return seenOn(model, event, text)
    case 'title-left':
      return titleLeft(model, text)
    case 'repaired':
      return repaired(model, event)
    case 'found':
      return found(model, event, text)
    case 'typed':
      return just(model.phase === 'idle' ? { ...model, asked: false } : model)
    case 'asked':
      return just({ ...model, asked: true })
    case 'save-began':
      return just({ ...model, phase: 'saving', asked: event.asked })
    case 'save-failed':
      return just({ ...model, phase: 'failed' })
    case 'saved':
      return saved(model, event, text)
  }
}

const just = (model: PageModel, ...effects: PageEffect[]): PageStep => ({ model, effects })

function laid({ turn, toldOf }: PageModel, leaf: Leaf, text: Text): PageStep {
  const savedAt = leaf.base && Date.parse(leaf.base.updatedAt)
  const nothing = { phase: 'idle', notice: undefined, titleDue: undefined, asked: false } as const
  return just({ ...nothing, leaf, turn: turn + 1, savedAt, toldOf }, { type: 'fill', text })
}

function detailsSet(before: PageModel, details: Partial<Details>, text: Text): PageStep {
  const leaf = { ...before.leaf, details: { ...before.leaf.details, ...details } }
  const { localDate } = details
  if (localDate === undefined || localDate === before.leaf.details.localDate)
    return { model: { ...before, leaf }, effects: afterDetails(leaf, details, text) }
  const firstTitle = dateTitle(localDate)
  const dated = leaf.base ? leaf : { ...leaf, firstTitle }
  const titled = { ...text, title: isDateTitle(before.leaf, text) ? firstTitle : text.title }
  const fill = { type: 'fill', text: titled } as const
  const effects = [fill, ...afterDetails(dated, details, titled)]
  return { model: { ...before, leaf: dated }, effects }
}

/** Whether the title is the one that the page got with its day: it goes with the day, then. */
function isDateTitle({ base, details, firstTitle }: Leaf, { title }: Text): boolean {
  return title === (base ? dateTitle(details.localDate ?? base.localDate) : firstTitle)
}

function afterDetails(leaf: Leaf, details: Partial<Details>, text: Text): PageEffect[] {
  // A prompt that comes by itself is no reason to keep or to save anything.
  if (!isSet(details) && !isDirty(leaf, text)) return []
  if (!isUnsaved(leaf, text)) return [{ type: 'drop' }]
  // On an entry that exists a star or a mood holds at once, as a switch does.
  const atOnce = leaf.base && !leaf.gone && isSet(details)
  return [{ type: 'keep-soon' }, ...(atOnce ? [{ type: 'save' } as const] : [])]
}

/** A page on which nobody wrote belongs to the day on which it is seen, or begun. */
function seenOn(
  model: PageModel,
  { today, begun = false }: { readonly today: string; readonly begun?: boolean },
  text: Text,
): PageStep {
  const { leaf } = model
  const firstTitle = dateTitle(today)
  const untouched = leaf.entryId === undefined && text.title === leaf.firstTitle
  const free = untouched && leaf.details.localDate === undefined && (begun || text.content === '')
  if (!free || leaf.firstTitle === firstTitle) return just(model)
  const fill = { type: 'fill', text: { ...text, title: firstTitle } } as const
  return just({ ...model, leaf: { ...leaf, firstTitle } }, fill)
}

function titleLeft(before: PageModel, text: Text): PageStep {
  const { titleDue } = before
  const model = { ...before, titleDue: undefined }
  if (titleDue === undefined || !isBlank(text.title)) return just(model)
  return just(model, { type: 'fill', text: { ...text, title: titleDue } })
}

function repaired(
  { leaf, ...model }: PageModel,
  { text, tags }: Extract<PageEvent, { type: 'repaired' }>,
): PageStep {
  const mended = { ...leaf, details: { ...leaf.details, tags } }
  return just({ ...model, leaf: mended }, { type: 'fill', text }, { type: 'keep' })
}

/** Takes in what became of the entry in other places. */
function found(
  model: PageModel,
  { entry, dropped, id }: Omit<Extract<PageEvent, { type: 'found' }>, 'type'>,
  text: Text,
): PageStep {
  const renamed = dropped && id !== undefined && id !== model.leaf.entryId
  const met = meetEntry(model.leaf, { entry, dropped, id, dirty: isDirty(model.leaf, text) })
  // A draft under the former id would find nothing after a reload.
  if (renamed && isDirty(met.leaf, text))
    return just({ ...model, leaf: met.leaf }, { type: 'keep' })
  if (met.outcome === 'show' && entry) {
    const shown = laid(model, leafOf(entry), textOf(entry))
    return { ...shown, effects: [{ type: 'drop' }, ...shown.effects] }
  }
  const next = { ...model, leaf: met.leaf }
  if (entry && model.leaf.entryId === undefined) return identified(next, entry, text)
  if (model.leaf.gone !== met.leaf.gone) return deletedOrBack(next, text)
  if (met.outcome !== 'changed' || model.toldOf === entry?.updatedAt) return just(next)
  return just({ ...next, toldOf: entry?.updatedAt, notice: { kind: 'changed-elsewhere' } })
}

/** The draft of a new page turns out to be one of an entry that was saved already. */
function identified(before: PageModel, entry: Entry, typed: Text): PageStep {
  const { updatedAt } = entry
  const text = withTitleOf(entry, before.leaf, typed)
  const fill = { type: 'fill', text } as const
  const model = { ...before, savedAt: Date.parse(updatedAt), toldOf: updatedAt }
  if (isDirty(model.leaf, text))
    return just({ ...model, notice: { kind: 'changed-elsewhere' } }, fill, { type: 'keep' })
  const leaf = { ...model.leaf, writtenOn: updatedAt }
  return just({ ...model, leaf, notice: undefined }, fill, { type: 'drop' })
}

function deletedOrBack(model: PageModel, text: Text): PageStep {
  const { leaf } = model
  if (leaf.gone) return just({ ...model, notice: { kind: 'deleted' } }, { type: 'keep' })
  const back = { ...model, notice: undefined }
  return isDirty(leaf, text) ? just(back) : just(back, { type: 'drop' })
}

/** What was saved is safe; what was typed since then is still a draft. */
function saved(
  model: PageModel,
  { saved: done, after, at, inTitle }: Extract<PageEvent, { type: 'saved' }>,
  text: Text,
): PageStep {
  const leaf = after(done, model.leaf)
  const given = textOf(done.entry).title
  const replaced = text.title === done.text.title && text.title !== given
  // Who is about to type another title would find this one in its midst.
  const due = replaced && inTitle && isBlank(text.title)
  const now = replaced && !due ? { ...text, title: given } : text
  const draft = { type: isDirty(leaf, now) ? 'keep-soon' : 'drop' } as const
  const next = { ...model, leaf, phase: 'idle', savedAt: at, notice: undefined } as const
  const fill = now === text ? [] : [{ type: 'fill', text: now } as const]
  return just({ ...next, titleDue: due ? given : undefined }, ...fill, draft)
}
