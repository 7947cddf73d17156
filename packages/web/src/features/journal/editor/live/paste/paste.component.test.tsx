import { beforeEach, describe, expect, it } from 'vitest'
import { paste, press } from '#features/journal/testing/journal-page.ts'
import { openWith, surface, write, written } from '../testing/live-page.ts'
import { loadHtmlReader } from './load-html-reader.ts'

beforeEach(loadHtmlReader)

describe('FMT-59 formatted text', () => {
  it('is pasted as Markdown, in one step of undo', async () => {
    await openWith('a ‹b› c')
    paste('Rain', '<b>Rain</b>')
    expect(written()).toBe('a **Rain**| c')
    await press('Control+z')
    expect(surface().value).toBe('a b c')
    await press('Control+y')
    expect(surface().value).toBe('a **Rain** c')
  })

  it.each([
    ['code', '```\n|\n```', 'x', '<b>x</b>', '```\nx|\n```'],
    ['a word that the HTML lacks', '|', 'Rain and wind', '<b>Rain</b>', 'Rain and wind|'],
    [
      'a formula beside a link',
      '|',
      'See E = mc2',
      '<a href="https://a.example/rain">See</a> <math><mi>E</mi>=mc2</math>',
      'See E = mc2|',
    ],
    ['a text without formatting', '|', '2 *a* 3', '<p>2 *a* 3</p>', '2 *a* 3|'],
    ['marks next to a letter', 'a|', 'b c', '<b>b</b> c', 'ab c|'],
    ['too much', '|', 'b', `<b>b</b>${' '.repeat(500_000)}`, 'b|'],
    ['what nests too deep', '|', 'b', `${'<i>'.repeat(10_000)}b`, 'b|'],
  ])('of %s is pasted as plain text', async (_, before, plain, html, after) => {
    await openWith(before)
    paste(plain, html)
    expect(written()).toBe(after)
  })

  it.each([
    ['a list into a line', 'a |b', '<ul><li>x<li>y</ul>', 'a \n- x\n- y|\nb'],
    ['a list on an empty item', '- a\n- |', '<ul><li>x<li>y</ul>', '- a\n- x\n- y|'],
    ['words into an item', '- a |', '<b>x</b>', '- a **x**|'],
    ['a heading on a line', '‹a›', '<h2>x</h2>', '## x|'],
  ])('is put where it reads as formatted: %s', async (_, before, html, after) => {
    await openWith(before)
    paste('x', html)
    expect(written()).toBe(after)
  })

  it('from a code editor is source, and is pasted as it is', async () => {
    await openWith('|')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '**a**')
    clipboardData.setData('text/html', '<div><b>**a**</b></div>')
    clipboardData.setData('vscode-editor-data', '{}')
    const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    surface().dispatchEvent(pasted)
    expect(written()).toBe('**a**|')
  })

  it('runs and fetches nothing', async () => {
    await openWith('|')
    const before = performance.getEntriesByType('resource').length
    const source = `${location.origin}/never-fetched`
    const html = `<b>See</b> x<img src="${source}.png" onerror="document.title='run'"><script>document.title='run'</script>
      <link rel=stylesheet href="${source}.css"><svg onload="document.title='run'"></svg>`
    paste('See x', html)
    expect(written()).toBe('**See** x|')
    await new Promise(requestAnimationFrame)
    const fetched = performance.getEntriesByType('resource').slice(before)
    expect(fetched.filter(({ name }) => name.includes('never-fetched'))).toEqual([])
    expect(document.title).not.toBe('run')
    expect(document.querySelector('[onerror], [src*=never-fetched]')).toBeNull()
  })

  it('that was copied from the page itself is pasted as it was', async () => {
    const text = '# A\n\n- [ ] *b*\n  1. c \\* [d](https://a.example)\n> e\n'
    await openWith(`‹${text}›`)
    const clipboardData = new DataTransfer()
    const about = { clipboardData, bubbles: true, cancelable: true }
    surface().dispatchEvent(new ClipboardEvent('copy', about))
    write('|')
    surface().dispatchEvent(new ClipboardEvent('paste', about))
    expect(surface().value).toBe(text)
  })
})

it('FMT-86 an address that is pasted on a selection makes it a link', async () => {
  await openWith('a ‹word› b')
  paste('https://a.example/(x)')
  expect(written()).toBe('a [word](https://a.example/%28x%29)| b')
  await press('Control+z')
  expect(surface().value).toBe('a word b')
  for (const [before, pasted, after] of [
    ['a | b', 'https://a.example', 'a https://a.example| b'],
    ['a ‹word› b', 'javascript:alert(1)', 'a javascript:alert(1)| b'],
    ['‹https://b.example›', 'https://a.example', 'https://a.example|'],
    ['```\n‹code›\n```', 'https://a.example', '```\nhttps://a.example|\n```'],
  ] as const) {
    write(before)
    paste(pasted)
    expect(written()).toBe(after)
  }
})

it('FMT-89 pasting a picture, or dropping a file, changes no word', async () => {
  await openWith('a ‹word› b')
  const transfer = new DataTransfer()
  transfer.items.add(new File(['x'], 'photo.png', { type: 'image/png' }))
  const about = { bubbles: true, cancelable: true }
  const pasted = new ClipboardEvent('paste', { ...about, clipboardData: transfer })
  surface().dispatchEvent(pasted)
  const dropped = new DragEvent('drop', { ...about, dataTransfer: transfer })
  surface().dispatchEvent(dropped)
  expect([pasted.defaultPrevented, dropped.defaultPrevented]).toEqual([true, true])
  expect(written()).toBe('a ‹word› b')
})
