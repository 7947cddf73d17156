import { describe, expect, it } from 'vitest'
import { markdownNames } from './markdown-names.ts'

describe('the names of Markdown files', () => {
  const nameOf = (title: string) => markdownNames()({ title, localDate: '2026-03-04' })

  it.each([
    ['The long way home', '2026/2026-03-04 The long way home.md'],
    ['AC/DC: "live" <at> C:\\home?*|', '2026/2026-03-04 AC DC live at C home.md'],
    ['..', '2026/2026-03-04.md'],
    ['', '2026/2026-03-04.md'],
    ['.hidden and so on. ', '2026/2026-03-04 hidden and so on.md'],
    ['line\nbreak\u202e\u0000', '2026/2026-03-04 line break.md'],
    ['Cafe\u0301 ☕ 京都', '2026/2026-03-04 Café ☕ 京都.md'],
    [`${'a'.repeat(200)}`, `2026/2026-03-04 ${'a'.repeat(100)}.md`],
    ['𠀀'.repeat(100), `2026/2026-03-04 ${'𠀀'.repeat(25)}.md`],
    ['é'.repeat(60), `2026/2026-03-04 ${'é'.repeat(50)}.md`],
  ])('%j becomes %s', (title, name) => {
    expect(nameOf(title)).toBe(name)
  })

  it('are never the same, whatever the system makes of small and large letters', () => {
    const name = markdownNames()
    const titles = ['Home', 'home', 'HOME (2)', 'Home', 'home (3)']
    const names = titles.map((title) => name({ title, localDate: '2026-03-04' }))
    expect(new Set(names.map((each) => each.toLowerCase())).size).toBe(titles.length)
    expect(names.slice(0, 2)).toEqual(['2026/2026-03-04 Home.md', '2026/2026-03-04 home (2).md'])
  })
})
