/**
 * CodeMirror adds its styles as a `<style>` element, which our Content-Security-Policy forbids, or
 * as a constructed style sheet, but that only where a root has no `head`. It asks once per document.
 */
export function withConstructedStyles<T>(make: () => T): T {
  Object.defineProperty(document, 'head', { value: null, configurable: true })
  try {
    return make()
  } finally {
    Reflect.deleteProperty(document, 'head')
  }
}
