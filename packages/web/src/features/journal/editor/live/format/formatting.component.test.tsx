import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { looksRight } from '#app/testing/axe.ts'
import { editor, openEditor, press } from '#features/journal/testing/journal-page.ts'
import { commit, compose } from '../testing/devtools.ts'
import { lineOf, openWith, partOf, seen, surface, write, written } from '../testing/live-page.ts'

const DAY = `# Sunday

**Rain** and *wind*, ~~sun~~, \`code\`, [a link](https://a.example/x), https://b.example
- milk
1. first
- [ ] call Ada
- [x] write
> said she
---
\`\`\`
let x
\`\`\`
## Night ##
\\*no stars\\*
end|`

it('FMT-51 the text is shown formatted, without its marks', async () => {
  await openWith(DAY)
  await expect
    .poll(seen)
    .toEqual([
      'Sunday',
      '',
      'Rain and wind, sun, code, a link, https://b.example',
      '- milk',
      '1. first',
      ' call Ada',
      ' write',
      'said she',
      '---',
      '```',
      'let x',
      '```',
      'Night',
      '*no stars*',
      'end',
    ])
  const style = (words: string) => getComputedStyle(partOf(words))
  expect(Number(style('Rain').fontWeight)).toBeGreaterThanOrEqual(600)
  expect(style('wind').fontStyle).toBe('italic')
  expect(style('sun').textDecorationLine).toBe('line-through')
  expect(style('code').fontFamily).toContain('monospace')
  expect(style('a link').textDecorationLine).toBe('underline')
  expect(Number.parseFloat(style('Sunday').fontSize)).toBeGreaterThan(
    Number.parseFloat(style('end').fontSize),
  )
  expect(getComputedStyle(lineOf('said she')).borderInlineStartStyle).toBe('solid')
  expect(editor.value()).toBe(DAY.replace('|', ''))
})

it('FMT-51 marks show where the caret or the selection is, and nowhere else', async () => {
  await openWith('# Sunday\n**Rain** and *wi|nd*\n> said')
  await expect.poll(seen).toEqual(['Sunday', 'Rain and *wind*', 'said'])
  await press('Home')
  await expect.poll(seen).toEqual(['Sunday', '**Rain** and wind', 'said'])
  await press('ArrowUp')
  await expect.poll(seen).toEqual(['# Sunday', 'Rain and wind', 'said'])
  surface().setSelectionRange(3, 15)
  await expect.poll(seen).toEqual(['# Sunday', '**Rain** and wind', 'said'])
  ;(editor.title.element() as HTMLElement).focus()
  await expect.poll(seen).toEqual(['Sunday', 'Rain and wind', 'said'])
})

it('FMT-51 a mark that is typed formats at once, and typing at its edge stays in the text', async () => {
  await openWith('|')
  await userEvent.keyboard('a **b** c')
  await expect.poll(seen).toEqual(['a b c'])
  await userEvent.keyboard('{Enter}# d{Enter}e')
  await expect.poll(seen).toEqual(['a b c', 'd', 'e'])
  expect(editor.value()).toBe('a **b** c\n# d\ne')
})

it.each([
  ['Japanese', ['に', 'にほ', 'にほん'], '日本'],
  ['Korean', ['ㅎ', '하', '한'], '한'],
  ['Chinese', ['z', 'zh', 'zhong'], '中'],
  ['a dead key', ['´'], 'é'],
  ['an emoji', ['👨‍👩‍👧‍👦'], '👨‍👩‍👧‍👦'],
])('FMT-80 a composition in formatted text isn’t disturbed (%s)', async (_, steps, result) => {
  await openWith('**Rain|** and *wind*')
  await expect.poll(seen).toEqual(['**Rain** and wind'])
  for (const step of steps) {
    await compose(step)
    await expect.poll(editor.value).toBe(`**Rain${step}** and *wind*`)
  }
  await commit(result)
  await expect.poll(editor.value).toBe(`**Rain${result}** and *wind*`)
  await userEvent.keyboard('s')
  await expect.poll(editor.value).toBe(`**Rain${result}s** and *wind*`)
})

it('FMT-80 a composition that makes a mark formats when it ends', async () => {
  await openWith('a **b|')
  await compose('*')
  await compose('**')
  await expect.poll(editor.value).toBe('a **b**')
  await commit('**')
  await userEvent.keyboard(' c')
  await expect.poll(seen).toEqual(['a b c'])
})

it('FMT-81 each line has its own direction', async () => {
  await openWith('Rain\n**גשם** ירד\n\n# شمس|')
  await expect.poll(() => getComputedStyle(lineOf('Rain')).direction).toBe('ltr')
  expect(getComputedStyle(lineOf('ירד')).direction).toBe('rtl')
  expect(getComputedStyle(lineOf('شمس')).direction).toBe('rtl')
})

it('FMT-57 a task is checked by a click and by keyboard, and named by its words', async () => {
  await openWith('- [ ] call Ada\n- [x] write\nend|')
  const box = page.getByRole('checkbox', { name: 'call Ada' })
  await expect.element(box).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'write' })).toBeChecked()
  await box.click()
  await expect.element(box).toBeChecked()
  expect(written()).toBe('- [x] call Ada\n- [x] write\nend|')
  await box.click()
  await expect.element(box).not.toBeChecked()
  surface().setSelectionRange(10, 10)
  await press('Control+Enter')
  await expect.element(box).toBeChecked()
  await press('Control+z')
  await expect.element(box).not.toBeChecked()
  expect(written()).toBe('- [ ] call| Ada\n- [x] write\nend')
})

it('FMT-82 a link opens in a tab of its own that learns nothing of the page', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await openWith('[a link](https://a.example/x) and [bad](javascript:alert(1)) end|')
  const opener = page.getByRole('link', { name: 'Open link: https://a.example/x' })
  await expect.element(opener).toHaveAttribute('href', 'https://a.example/x')
  await expect.element(opener).toHaveAttribute('target', '_blank')
  await expect.element(opener).toHaveAttribute('rel', 'noopener noreferrer')
  expect(page.getByRole('link', { name: /^Open link/ }).elements()).toHaveLength(1)
  await userEvent.click(partOf('a link'))
  expect(open).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}')
  await userEvent.click(partOf('a link'), { modifiers: ['Control'] } as never)
  await userEvent.keyboard('{/Control}')
  await expect
    .poll(() => open.mock.calls)
    .toEqual([['https://a.example/x', '_blank', 'noopener,noreferrer']])
  surface().setSelectionRange(3, 3)
  await press('Alt+Enter')
  expect(open).toHaveBeenCalledTimes(2)
})

it('FMT-83 the browser’s search finds all of a text of usual length', async () => {
  await openEditor()
  write(`${'A line of many.\n'.repeat(900)}The last|`)
  await expect.poll(() => surface().querySelectorAll('.cm-line').length).toBe(901)
})

it('FMT-47 a formatted line is as high as a plain one', async () => {
  await openWith(
    'plain\n**a** *b* ~~c~~ `d`\n[e](https://a.example)\nhttps://a.example\n- f\n- [ ] g\n1. h\n> i\n---\n|',
  )
  const heights = () =>
    [...surface().querySelectorAll('.cm-line')].map((line) => line.getBoundingClientRect().height)
  await expect.poll(() => new Set(heights()).size).toBe(1)
})

it('FMT-49 a formatted page is accessible', async () => {
  await openWith(DAY)
  await looksRight()
})
