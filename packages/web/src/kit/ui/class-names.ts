/** Joins the class names that apply; a CSS module gives `undefined` for an unknown name. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
