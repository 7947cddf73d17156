/** Markup that is safe to send: what was put into it has been escaped. */
export interface Html {
  readonly text: string
}

type Part = Html | string | number

/** A template whose values are escaped, apart from markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = parts.map((part) =>
    typeof part === 'object' ? part.text : escapeText(String(part)),
  )
  return { text: String.raw({ raw: strings }, ...texts) }
}

export function joined(parts: readonly Html[]): Html {
  return { text: parts.map(({ text }) => text).join('') }
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
