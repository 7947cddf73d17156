/** Joins the class names that apply; a CSS module gives `undefined` for a name it does not know. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
