import { type Entry, isLocalId } from '#journal/index.ts'
import { nameOf } from '../names.ts'

/**
 * An entry as a Markdown file: YAML front matter, then the text unchanged. Reading it gives the
 * same entry, and an entry that was kept on the device stays there.
 */
export function markdownOf(entry: Entry, name: string = nameOf(entry._id)): string {
  const facts = Object.entries(factsOf(entry, name))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${yaml(value)}`)
  return ['---', ...facts, '---', '', entry.content, ''].join('\n')
}

function factsOf(entry: Entry, id: string) {
  return {
    title: entry.title || undefined,
    date: entry.localDate,
    created: entry.createdAt,
    updated: entry.updatedAt,
    timeZone: entry.timeZone,
    mood: entry.mood ?? undefined,
    tags: entry.tags.length > 0 ? entry.tags : undefined,
    keywords: entry.metadata.keywords,
    starred: entry.favorite || undefined,
    prompt: entry.prompt || undefined,
    hideFromAssistant: entry.hideFromAssistant || undefined,
    keptOnDevice: isLocalId(entry._id) || undefined,
    id,
  }
}

// Allowed in JSON strings, but not in YAML.
const NOT_IN_YAML = /[\u007f-\u009f\u2028\u2029\ufeff]/g

/** JSON lists and quoted strings are valid YAML. */
function yaml(value: unknown): string {
  return JSON.stringify(value).replace(
    NOT_IN_YAML,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
