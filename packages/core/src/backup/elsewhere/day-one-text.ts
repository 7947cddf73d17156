const FENCE = /^ {0,3}(```|~~~)/
const ESCAPED = /\\([!-/:-@[-`{-~])/g
const MOMENT = /!\[[^\]\n]{0,1000}\]\(dayone-moment:\/*(?:([a-zA-Z]+)\/)?([^)\s]{1,200})\)/g

/**
 * The text of Day One as it was typed: without its backslash escapes, and with the names of
 * pictures instead of references.
 */
export function dayOneText(text: string, nameOf: (id: string) => string): string {
  let fenced = false
  const lines = text
    .replaceAll('\u2028', '\n')
    .replaceAll('\u200b', '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) fenced = !fenced
      return fenced ? line : unescapeLine(line, nameOf)
    })
  return lines.join('\n')
}

function unescapeLine(line: string, nameOf: (id: string) => string): string {
  return line.replace(MOMENT, (_, _kind, id: string) => nameOf(id)).replace(ESCAPED, '$1')
}

interface RichPart {
  readonly text?: unknown
  readonly attributes?: { readonly line?: { readonly header?: unknown } }
  readonly embeddedObjects?: readonly { readonly identifier?: unknown }[]
}

/** Falls back to the rich text where the plain text is missing; undefined if it can't be parsed. */
export function richText(json: unknown, nameOf: (id: string) => string): string | undefined {
  if (typeof json !== 'string') return undefined
  const contents = contentsOf(json)
  return contents?.map((part) => partText(part ?? {}, nameOf)).join('')
}

function contentsOf(json: string): RichPart[] | undefined {
  try {
    const { contents } = JSON.parse(json)
    return Array.isArray(contents) ? contents : undefined
  } catch {
    return undefined
  }
}

function partText({ text, attributes, embeddedObjects }: RichPart, nameOf: (id: string) => string) {
  const objects = Array.isArray(embeddedObjects) ? embeddedObjects : []
  const named = objects.flatMap((one) =>
    typeof one?.identifier === 'string' ? [`\n${nameOf(one.identifier)}\n`] : [],
  )
  const header = Number(attributes?.line?.header)
  const mark = header >= 1 && header <= 6 ? `${'#'.repeat(header)} ` : ''
  return named.join('') + (typeof text === 'string' ? mark + text : '')
}
