import { dateTitle, type Entry, isLocalId, titleOrDate } from '@daywell/core/journal'
import type { Mood } from '@daywell/core/preferences'
import type { EntryChange } from '#services/privacy/entries-service.ts'

/** The typed text. */
export interface Text {
  readonly title: string
  readonly content: string
}

/** Everything else that can be set on an entry. */
export interface Details {
  /** Undefined until a prompt has been fetched. */
  readonly prompt: string | undefined
  readonly mood: Mood | null
  readonly tags: readonly string[]
  readonly favorite: boolean
  /** The chosen date; by default the day of the first save. */
  readonly localDate: string | undefined
  readonly keepHere: boolean
  readonly hideFromAssistant: boolean
}

export const newDetails: Details = {
  prompt: undefined,
  mood: null,
  tags: [],
  favorite: false,
  localDate: undefined,
  keepHere: false,
  hideFromAssistant: false,
}

/** Whether the person set anything; a prompt is automatic. */
export function isSet(details: Partial<Details>): boolean {
  return Object.keys(details).some((name) => name !== 'prompt')
}

export function detailsOf(entry: Entry): Details {
  const { prompt, mood, tags, favorite, localDate, hideFromAssistant, _id } = entry
  return { prompt, mood, tags, favorite, localDate, hideFromAssistant, keepHere: isLocalId(_id) }
}

/**
 * The text as fields return it, with normalized line breaks, so that just viewing changes nothing.
 * A date title wasn't typed, so its field is empty and shows it like a placeholder.
 */
export function textOf({ title, content, localDate }: Entry): Text {
  const lines = content.includes('\r') ? content.replaceAll(/\r\n?/g, '\n') : content
  return { title: title === dateTitle(localDate) ? '' : oneLine(title), content: lines }
}

export function sameText(a: Text, b: Text): boolean {
  return a.title === b.title && a.content === b.content
}

export function oneLine(title: string): string {
  return title.replaceAll(/\s*[\r\n]\s*/g, ' ')
}

/** Only the differences from the base version: the rest may have changed elsewhere. */
export function changesSince(base: Entry, text: Text, details: Details): EntryChange {
  const before = detailsOf(base)
  const shown = textOf(base)
  const day = details.localDate ?? base.localDate
  const title = titleOrDate(text.title, day)
  // A date title follows the date.
  const retitled = text.title !== shown.title || (isBlank(text.title) && day !== base.localDate)
  const changes = {
    ...(retitled && title !== base.title && { title }),
    ...(text.content !== shown.content && { content: text.content }),
    ...(details.prompt !== undefined &&
      details.prompt !== before.prompt && { prompt: details.prompt }),
    ...(details.mood !== before.mood && { mood: details.mood }),
    ...(!sameTags(details.tags, before.tags) && { tags: [...details.tags] }),
    ...(details.favorite !== before.favorite && { favorite: details.favorite }),
    ...(day !== base.localDate && { localDate: day }),
    ...(details.keepHere !== before.keepHere && { keepHere: details.keepHere }),
    ...(details.hideFromAssistant !== before.hideFromAssistant && {
      hideFromAssistant: details.hideFromAssistant,
    }),
  }
  // A missing title is filled in with another change, but is no change on its own.
  const untitled = isBlank(base.title) && isBlank(text.title)
  return untitled && Object.keys(changes).length > 0 ? { ...changes, title } : changes
}

export const isBlank = (text: string) => text.trim() === ''

/** A new entry at its first save. Without a typed title it gets its date's. */
export function newEntry(text: Text, details: Details, day: { today: string; firstTitle: string }) {
  const { prompt = '', localDate, ...rest } = details
  const title = text.title === day.firstTitle ? '' : text.title
  return {
    content: text.content,
    title: titleOrDate(title, localDate ?? day.today),
    ...rest,
    prompt,
    tags: [...rest.tags],
    ...(localDate !== undefined && { localDate }),
  }
}

function sameTags(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((tag, index) => tag === b[index])
}
