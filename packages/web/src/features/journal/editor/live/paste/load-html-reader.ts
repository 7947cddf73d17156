type HtmlReader = (html: string, plain: string) => string | undefined

let reader: HtmlReader | undefined
let loading: Promise<void> | undefined

/**
 * Loads the code that reads copied HTML, which is a file of its own. If it can't be loaded, formatted
 * text is pasted as plain text, and the next paste tries again.
 */
export function loadHtmlReader(): Promise<void> {
  loading ??= import('./rich/html-to-markdown.ts').then(
    ({ copiedMarkdown }) => {
      reader = copiedMarkdown
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

/** The reader, once it's there: a paste can't wait for it. */
export const htmlReader = (): HtmlReader | undefined => reader
