import { type Entry, isLocalId, titleOrDate } from '@daywell/core/journal'
import type { Mood } from '@daywell/core/preferences'
import type { EntryChange } from '#services/privacy/entries-service.ts'

/** What is typed. */
export interface Text {
  readonly title: string
  readonly content: string
}

/** What is set beside it. */
export interface Details {
  /** None yet while a fresh one is to come. */
  readonly prompt: string | undefined
  readonly mood: Mood | null
  readonly tags: readonly string[]
  readonly favorite: boolean
  /** The day that it was dated to; otherwise the day of the first save is its day. */
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

/** Whether somebody set anything: a prompt comes by itself. */
export function isSet(details: Partial<Details>): boolean {
  return Object.keys(details).some((name) => name !== 'prompt')
}

export function detailsOf(entry: Entry): Details {
  const { prompt, mood, tags, favorite, localDate, hideFromAssistant, _id } = entry
  return { prompt, mood, tags, favorite, localDate, hideFromAssistant, keepHere: isLocalId(_id) }
}

/** The text as the fields give it back, which end all lines alike: who only looks changes nothing. */
export function textOf({ title, content }: Entry): Text {
  const lines = content.includes('\r') ? content.replaceAll(/\r\n?/g, '\n') : content
  return { title: oneLine(title), content: lines }
}

export function sameText(a: Text, b: Text): boolean {
  return a.title === b.title && a.content === b.content
}

export function oneLine(title: string): string {
  return title.replaceAll(/\s*[\r\n]\s*/g, ' ')
}

/** Only what differs from the version it was written on: the rest may change elsewhere. */
export function changesSince(base: Entry, text: Text, details: Details): EntryChange {
  const before = detailsOf(base)
  const shown = textOf(base)
  const day = details.localDate ?? base.localDate
  const title = titleOrDate(text.title, day)
  const changes = {
    ...(text.title !== shown.title && title !== base.title && { title }),
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
  // A title that is missing comes with a change, and is none by itself.
  const untitled = isBlank(base.title) && isBlank(text.title)
  return untitled && Object.keys(changes).length > 0 ? { ...changes, title } : changes
}

export const isBlank = (text: string) => text.trim() === ''

/** A new entry as it is first saved. The title that its page began with is that of its day. */
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
