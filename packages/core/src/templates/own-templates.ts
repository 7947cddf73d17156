import { type Entry, MAX_TAGS, shownTitle } from '#journal/index.ts'
import { findTag, tagsOf } from '#search/index.ts'
import type { Template } from './template.ts'

/** An ordinary tag: an entry that has it is one of the person's own templates. */
const TEMPLATE_TAG = 'template'

interface Tagged {
  readonly tags: readonly string[]
}

/** A template that the person made from an entry. */
export interface OwnTemplate extends Template {
  readonly entry: Entry
}

/** Whether an entry is one of the person's own templates. */
export function isOwnTemplate({ tags }: Tagged): boolean {
  return findTag(tags, TEMPLATE_TAG) !== undefined
}

/** An entry as a template: all of its text. */
export function templateOf(entry: Entry): OwnTemplate {
  return { id: entry._id, name: shownTitle(entry), text: entry.content, entry }
}

/** The person's own templates, by name. */
export function ownTemplates(entries: readonly Entry[]): OwnTemplate[] {
  const byName = new Intl.Collator(undefined, { numeric: true }).compare
  return entries
    .filter(isOwnTemplate)
    .map(templateOf)
    .sort((a, b) => byName(a.name, b.name))
}

/** The entry has as many tags as an entry may have. */
export class TooManyTags extends Error {
  override readonly name = 'TooManyTags'
}

/** An entry's tags and the one for templates, as the journal spells it; throws if none fits. */
export function addTemplateTag(
  tags: readonly string[],
  journal: Iterable<Pick<Entry, 'tags'>>,
): readonly string[] {
  if (isOwnTemplate({ tags })) return tags
  if (tags.length >= MAX_TAGS) throw new TooManyTags()
  return [...tags, findTag(tagsOf(journal), TEMPLATE_TAG) ?? TEMPLATE_TAG]
}

/** An entry's tags without the one for templates, in any spelling. */
export function removeTemplateTag(tags: readonly string[]): readonly string[] {
  return tags.filter((tag) => findTag([tag], TEMPLATE_TAG) === undefined)
}
