import { addTemplateTag, removeTemplateTag } from '@daywell/core/templates'
import type { Journal } from '#services/journal/journal.ts'
import type { Editor } from '../editor/editor.ts'
import { isOnPage } from '../editor/is-on-page.ts'

type Tags = readonly string[]

interface TagTemplateDeps {
  readonly journal: Journal
  readonly editor: Editor
}

/**
 * Makes an entry a template, or an ordinary entry again. Returns the function that undoes it, in
 * the order that the tags had.
 */
export async function tagTemplate(
  deps: TagTemplateDeps,
  entryId: string,
  isWanted: boolean,
): Promise<() => Promise<unknown>> {
  const { store } = deps.journal
  const retag = (wanted: boolean) => (tags: Tags) =>
    wanted ? addTemplateTag(tags, store.entries()) : removeTemplateTag(tags)
  const { before, after } = await changeTags(deps, entryId, retag(isWanted))
  // Race: another tab or device may have changed the tags since.
  const untag = (tags: Tags) => (isSame(tags, after) ? before : retag(!isWanted)(tags))
  return () => changeTags(deps, entryId, untag)
}

/** Changes an entry's tags: in its details if it's on the page, so that unsaved words stay. */
async function changeTags(
  { journal, editor }: TagTemplateDeps,
  entryId: string,
  change: (tags: Tags) => Tags,
) {
  // Saved first: until then, a restored page may not know the entry's tags.
  if (!(await editor.settle(entryId))) throw new Error('Saving the page failed')
  const entry = journal.store.find(entryId)
  if (!entry) throw new Error('The entry is no longer on this device')
  const isOpen = isOnPage(journal, editor, entry)
  const before = isOpen ? editor.state().details.tags : entry.tags
  const after = change(before)
  if (isOpen) editor.setDetails({ tags: after })
  else await journal.entries.updateEntry(entry._id, { tags: [...after] })
  return { before, after }
}

const isSame = (some: Tags, others: Tags) =>
  some.length === others.length && some.every((tag, index) => tag === others[index])
