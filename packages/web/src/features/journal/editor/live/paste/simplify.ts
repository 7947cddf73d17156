const NOT_TEXT =
  'script, style, template, title, svg, math, iframe, object, embed, noscript, select, [hidden]'
const STYLE_NAMES: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  DEL: 's',
  STRIKE: 's',
}
const MAX_STYLE_CHARS = 2_000
const STYLES = 'strong, em, s'

/** Makes copied HTML simple: one element for each style, and no styles that do nothing. */
export function simplify(body: HTMLElement): void {
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove()
  for (const element of [...body.querySelectorAll('[style]')].filter(isHidden)) element.remove()
  for (const element of body.querySelectorAll('b, i, del, strike, strong, em, span, font'))
    nameByStyle(element)
  for (const element of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    for (const bold of element.querySelectorAll('strong')) unwrap(bold)
  for (const element of body.querySelectorAll(STYLES)) joinNext(element)
  // Code has no formatting inside.
  for (const code of body.querySelectorAll('pre, code')) makePlain(code)
  for (const box of body.querySelectorAll<HTMLInputElement>('li input[type=checkbox]'))
    box.replaceWith(box.hasAttribute('checked') ? '[x] ' : '[ ] ')
}

function makePlain(code: Element): void {
  for (const end of code.querySelectorAll('br')) end.replaceWith('\n')
  for (const line of code.querySelectorAll('div, p, li, tr')) line.append('\n')
  code.replaceChildren(code.textContent ?? '')
}

const styleOf = (element: Element) => element.getAttribute('style')?.slice(0, MAX_STYLE_CHARS) ?? ''

const isHidden = (element: Element) =>
  /(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all)/i.test(styleOf(element))

/** Google Docs and others say bold and italic by style, and wrap all in a `b` that isn't bold. */
function nameByStyle(element: Element): void {
  const style = styleOf(element)
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase()
  if (/^(?:normal|400)$/.test(weight ?? '') && element.matches('b, strong')) {
    unwrap(element)
    return
  }
  const name = STYLE_NAMES[element.tagName] ?? nameOf(style, weight)
  if (name === undefined || element.localName === name) return
  const named = element.ownerDocument.createElement(name)
  named.append(...element.childNodes)
  element.replaceWith(named)
}

function nameOf(style: string, weight: string | undefined): string | undefined {
  if (weight === 'bold' || weight === 'bolder' || /^[6-9]00$/.test(weight ?? '')) return 'strong'
  if (/font-style:\s*italic/i.test(style)) return 'em'
  return /text-decoration[\w-]*:[^;]*line-through/i.test(style) ? 's' : undefined
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Marks that meet, such as `**a****b**`, would be no marks. */
function joinNext(element: Element): void {
  for (let next = element.nextSibling; next?.nodeName === element.nodeName; ) {
    element.append(...next.childNodes)
    next.remove()
    next = element.nextSibling
  }
}
