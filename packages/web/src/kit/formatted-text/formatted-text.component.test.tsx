import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { looksRight } from '#app/testing/axe.ts'
import { textsOf } from '#features/journal/testing/journal-page.ts'
import { FormattedText } from './formatted-text.tsx'
import { hostileTexts } from './testing/hostile-texts.ts'

let hide = () => {}

/** Shows texts in place of those before. */
function show(...texts: readonly string[]): HTMLElement {
  hide()
  const element = document.createElement('main')
  document.body.append(element)
  const root = createRoot(element)
  hide = () => {
    root.unmount()
    element.remove()
    hide = () => {}
  }
  onTestFinished(() => hide())
  const title = 'A day'
  flushSync(() =>
    root.render(
      <>
        <h1>{title}</h1>
        {texts.map((text) => (
          <FormattedText
            key={text}
            className="text-page"
            text={text}
            under={1}
            viewMedia={() => null}
          />
        ))}
      </>,
    ),
  )
  return element
}

const PAGE = `# The river

We walked **along** the *cold* river, ~~fast~~ \`slowly\`, to https://example.com/river.

## What we took

1. bread
3. [tea](https://example.com/tea?a=1&b=2)
   - green
   - black

- [x] swim
- [ ] dry

> Nobody swims in March.
> — Lea

\`\`\`js
if (cold) run()
\`\`\`

---

![Lea at the bank](https://example.com/lea.jpg)`

it('FMT-60 FMT-61 a text is shown as headings, lists, tasks, quotes, code, rules and links', async () => {
  const shown = show(PAGE)
  const headings = page.getByRole('heading').elements()
  expect(textsOf(headings)).toEqual(['A day', 'The river', 'What we took'])
  expect(headings.map((one) => one.getAttribute('aria-level'))).toEqual([null, '2', '3'])
  expect(textsOf(page.getByRole('listitem').elements())).toEqual([
    'bread',
    expect.stringMatching(/^teagreenblack\n/),
    'green',
    expect.stringMatching(/^black/),
    'swim',
    expect.stringMatching(/^dry/),
  ])
  const numbers = [...shown.querySelectorAll<HTMLLIElement>('ol > li')]
  expect(numbers.map(({ value }) => value)).toEqual([1, 3])
  const tasks = page.getByRole('listitem').getByRole('img').elements()
  expect(tasks.map((box) => box.getAttribute('aria-label'))).toEqual(['Done', 'To do'])
  for (const [tag, words] of [
    ['strong', ['along']],
    ['em', ['cold']],
    ['s', ['fast']],
    ['code', ['slowly', 'if (cold) run()\n']],
    ['blockquote', ['Nobody swims in March.\n— Lea']],
    ['hr', ['']],
  ] as const)
    expect(textsOf([...shown.querySelectorAll(tag)]), tag).toEqual(words)
  expect(shown.textContent).toContain('Lea at the bank')
  expect(shown.textContent).not.toMatch(/\*|~~|#|```|lea\.jpg|\[/)
  await looksRight()
})

it('FMT-63 a link opens its address in a new tab that knows nothing of this one', () => {
  const [bare, named] = show(PAGE).querySelectorAll('a')
  expect(bare?.textContent).toBe('https://example.com/river')
  expect(named?.href).toBe('https://example.com/tea?a=1&b=2')
  for (const link of [bare, named]) {
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toBe('noopener noreferrer')
  }
  expect(show('[*a* **b**](https://example.com)').querySelectorAll('a')).toHaveLength(1)
})

it('FMT-60 a text without marks is one text as it was typed', () => {
  const typed = '  Tea,\n\n\nthen bed. 2 * 3 < 7 & a_b \r\n'
  const text = show(typed).querySelector('.text-page')
  expect(text?.textContent).toBe(typed)
  expect(text?.childElementCount).toBe(0)
  expect(getComputedStyle(text as Element).whiteSpace).toBe('pre-wrap')
})

it('FMT-60 lines and blank lines are as high as they were typed', () => {
  const line = (text: string) => {
    const element = show(text).querySelector('.text-page') as HTMLElement
    return element.offsetHeight / Number.parseFloat(getComputedStyle(element).lineHeight)
  }
  expect(line('*a*\nb')).toBeCloseTo(2, 1)
  expect(line('*a*\n\n\nb')).toBeCloseTo(4, 1)
  expect(line('- a\n- b\n\nc')).toBeCloseTo(4, 1)
  expect(line('> a\n\nb')).toBeCloseTo(3, 1)
})

it('FMT-60 each paragraph, item and quote has its own direction', () => {
  const shown = show('**one**\n\n**שלום**\n\n- a\n- שלום\n  - b\n\n> שלום\n\n> - שלום')
  const directions = [...shown.querySelectorAll('.text-page > p[dir], li, blockquote')].map(
    (element) => getComputedStyle(element).direction,
  )
  expect(directions).toEqual(['ltr', 'rtl', 'ltr', 'rtl', 'ltr', 'rtl', 'rtl', 'rtl'])
})

const ELEMENTS = ['a', 'blockquote', 'code', 'div', 'em', 'h1', 'hr', 'li', 'ol', 'p', 'pre']
ELEMENTS.push('s', 'span', 'strong', 'ul')
const ATTRIBUTES = [
  'aria-label',
  'aria-level',
  'class',
  'data-level',
  'data-named',
  'data-task',
  'dir',
  'href',
]
ATTRIBUTES.push('rel', 'role', 'target', 'value')

it('FMT-64 nothing in a text runs, is fetched, or becomes another element or attribute', async () => {
  expect(hostileTexts.length).toBeGreaterThan(200)
  const xss = vi.fn()
  vi.stubGlobal('xss', xss)
  const asked = [vi.spyOn(window, 'alert'), vi.spyOn(window, 'open'), vi.spyOn(window, 'fetch')]
  const before = performance.getEntriesByType('resource').length
  // Also inside of everything else that a text can be.
  const within = ['> ', '- ', '# ', '1. - [ ] ', '**a** '].flatMap((mark) =>
    hostileTexts.map((text) => `${mark}${text}`),
  )
  const shown = show(...new Set([...hostileTexts, ...within]))
  const all = [...shown.querySelectorAll('*')]
  const elements = new Set(all.map(({ localName }) => localName))
  expect([...elements].filter((name) => !ELEMENTS.includes(name))).toEqual([])
  const attributes = new Set(all.flatMap((element) => element.getAttributeNames()))
  expect([...attributes].filter((name) => !ATTRIBUTES.includes(name))).toEqual([])
  for (const link of shown.querySelectorAll('a')) {
    expect(['https:', 'http:', 'mailto:']).toContain(link.protocol)
    expect(link.getAttribute('href')).not.toMatch(/[\s\p{Cc}]/u)
    expect(link.textContent).not.toBe('')
  }
  for (const element of all) element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  for (const call of [xss, ...asked]) expect(call).not.toHaveBeenCalled()
  const fetched = performance.getEntriesByType('resource').slice(before)
  expect(fetched.map(({ name }) => name).filter((name) => /evil/.test(name))).toEqual([])
})

it('FMT-62 a text that nests ten thousand deep, or has too many marks, is shown all the same', () => {
  for (const mark of ['*a ', '> ', '- ', '[', '**', '`']) {
    const shown = show(`${mark.repeat(10_000)}river`)
    expect(shown.textContent).toContain('river')
    expect(depthOf(shown)).toBeLessThan(40)
  }
  const many = '*a* '.repeat(21_000)
  expect(show(many).querySelector('.text-page')?.textContent).toBe(many)
  hide()
})

const depthOf = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(depthOf))
