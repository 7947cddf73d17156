import { CircleAlert, type LucideIcon, Star } from 'lucide-react'
import * as alert from 'lucide-react/icons/circle-exclamation-point'
import * as star from 'lucide-react/icons/star'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createIcon } from './create-icon.ts'

type IconData = Parameters<typeof createIcon>[0]

/** Its types don't tell of it. */
const dataOf = (module: object) => (module as { __iconData: IconData }).__iconData

const icons: readonly [LucideIcon, IconData][] = [
  [Star, dataOf(star)],
  [CircleAlert, dataOf(alert)],
]
const uses = [
  { 'aria-hidden': true },
  { className: 'starred', role: 'img', 'aria-label': 'Starred' },
  {},
]

/** Without the names and the namespace, which nothing here uses. */
function plain(markup: string): string {
  return markup.replace(/ xmlns="[^"]*"/, '').replaceAll(/ lucide-[\w-]+/g, '')
}

it.each(icons)('PERF-41 an icon of the built app is drawn as Lucide draws it', (theirs, data) => {
  for (const props of uses) {
    const ours = renderToStaticMarkup(createElement(createIcon(data), props))
    expect(ours).toBe(plain(renderToStaticMarkup(createElement(theirs, props))))
  }
})
