import { makeBook } from '@daywell/core/report'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { PrintedParagraph } from './printed-paragraph.tsx'

const CONTENT = [
  '# A day',
  'We **walked** *far*, ~~ran~~ and `sat`. See [the *lake*](https://lake.example "t").',
  '- tea\n  - green\n- [x] milk',
  '> so it\n>> goes',
  '---',
  '```\n**a**\n  b\n```',
  '[no](javascript:alert(1)) ![a dog](https://img.example/x.png) <img src=x onerror=alert(1)>',
].join('\n\n')

function paragraphsOf(content: string) {
  const entry = { title: 'A', localDate: '2026-11-18', mood: null, tags: [], content }
  const metadata = { wordCount: 1, keywords: [] }
  const span = { from: '2026-11-01', to: '2026-11-30' }
  const made = { span, summary: null, paper: 'a4', today: '2026-11-18' } as const
  const last = makeBook({ ...made, entries: [{ ...entry, metadata }] }).chapters.at(-1)
  return last?.kind === 'entries' ? (last.days[0]?.entries[0]?.paragraphs ?? []) : []
}

it('FMT-22 a printed entry is formatted, leads only to safe addresses, and fetches nothing', () => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() =>
    root.render(
      paragraphsOf(CONTENT).map((paragraph, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <PrintedParagraph key={n} paragraph={paragraph} />
      )),
    ),
  )
  const textsOf = (selector: string) =>
    Array.from(container.querySelectorAll(selector), (found) => found.textContent)
  expect(textsOf('h5')).toEqual(['A day'])
  expect([textsOf('strong'), textsOf('s'), textsOf('code')]).toEqual([['walked'], ['ran'], ['sat']])
  expect(textsOf('[data-kind=item]')).toEqual(['• tea', '• green', '[x] milk'])
  expect(textsOf('blockquote blockquote')).toEqual(['goes'])
  expect(textsOf('[data-kind=code]')).toEqual(['**a**\n  b'])
  expect(container.querySelectorAll('hr')).toHaveLength(1)
  const links = [...container.querySelectorAll('a')]
  expect(new Set(links.map(({ href, rel }) => `${href} ${rel}`))).toEqual(
    new Set(['https://lake.example/ noopener noreferrer']),
  )
  expect(container.querySelectorAll('img, script, [src]')).toHaveLength(0)
  expect(container.textContent).toContain('[no](javascript:alert(1)) a dog <img src=x')
})
