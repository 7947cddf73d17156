const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Their text isn't seen, or isn't text. */
export const NOT_TEXT = namesOf(
  'script style template title head svg math iframe object embed noscript noembed noframes select textarea audio video canvas datalist xml o:wrapblock rp',
)

/** They stand on lines of their own, without room around them. */
export const LINES = namesOf(
  'div section article header footer main aside nav address center body html tr li dt dd form fieldset legend summary figcaption caption optgroup hgroup search',
)

/** They have room before and after. */
export const APART = namesOf('p dl figure details table blockquote ul ol menu dir pre hr')

export const LISTS = namesOf('ul ol menu dir')

/** The level of a heading, or 0. */
export const headingLevel = (name: string) => (/^h[1-6]$/.test(name) ? Number(name[1]) : 0)
