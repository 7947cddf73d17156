import { expect, it } from 'vitest'
import { paste, press } from '#features/journal/testing/journal-page.ts'
import { openWith, surface, write, written } from '../testing/live-page.ts'

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

it('FMT-89 pasting a picture, or dropping a file, changes nothing', async () => {
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
