import { describe, expect, it } from 'vitest'
import { paste, press } from '#features/journal/testing/journal-page.ts'
import { openWith, surface, write, written } from '../testing/live-page.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

describe('FMT-59 copied HTML as Markdown', () => {
  it.each([
    ['paragraphs', '<p><b>One</b></p>\n<p>two</p>', '**One**\n\ntwo'],
    [
      'lines',
      '<div><i>One</i></div><div>two</div><div><br></div><div>three</div>',
      '*One*\ntwo\n\nthree',
    ],
    ['a break', '<b>One<br>two</b>', '**One**\n**two**'],
    ['styles', '<b>b</b> <em>i</em> <del>s</del> <code>c</code>', '**b** *i* ~~s~~ `c`'],
    ['both', '<strong><i>x</i></strong>', '***x***'],
    ['blanks outside of marks', 'a<b> b </b>c', 'a **b** c'],
    ['no marks that meet', '<b>a</b><b>b</b>', '**ab**'],
    ['no marks within a word', 'un<b>believ</b>able <i>x</i>', 'unbelievable *x*'],
    ['styles by name', '<span style="font-weight:700">x</span>', '**x**'],
    ['the wrapper of Google Docs', '<b style="font-weight:normal"><h1>x</h1></b>', '# x'],
    ['headings', '<h1>A<br>a</h1><h3><b>B</b></h3><p>c</p>', '# A a\n\n### B\n\nc'],
    ['a list', '<ul><li>a</li><li><p>b</p></li></ul>', '- a\n- b'],
    ['a numbered list', '<ol start=3><li>a<li>b</ol>', '3. a\n4. b'],
    ['lists in lists', '<ul><li>a<ol><li>b</ol></li><li>c</ul>', '- a\n  1. b\n- c'],
    [
      'tasks',
      '<ul><li><input type="checkbox" checked> a</li><li><label><input type=checkbox>b</label></li></ul>',
      '- [x] a\n- [ ] b',
    ],
    ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>c', '> a\n> \n> b\n\nc'],
    ['code', '<pre><code>a\n  b &lt; *c*\n</code></pre>', '```\na\n  b < *c*\n```'],
    ['lines of code', '<pre>a<br>b<div>c</div><div>d</div></pre>', '```\na\nbc\nd\n```'],
    ['blank lines', '<i>a</i><br><br>b<br>c', '*a*\n\nb\nc'],
    ['a rule', 'a<hr>b', 'a\n\n---\n\nb'],
    ['a link', '<a href="https://a.example/x">y</a>', '[y](https://a.example/x)'],
    ['a bare address', '<a href="https://a.example/">https://a.example/</a>', 'https://a.example/'],
    [
      'signs in a link',
      '<a href="https://a.example/(x)">[y]</a>',
      '[\\[y\\]](https://a.example/%28x%29)',
    ],
    ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>', 'a | b\nc'],
    ['an image', '<i>See</i> <img src="https://a.example/x.png" alt="A cat">', '*See* A cat'],
    ['text that looks like marks', '<b>x</b> 2 * 3 *y* a_b', '**x** 2 * 3 \\*y\\* a_b'],
    ['characters', '<i>&lt;b&gt;</i> &amp;amp; &eacute; &mdash;', '*<b>* &amp; é —'],
    ['broken HTML', '<p>a <b>b</p> < c <i', 'a **b**\n\n**< c**'],
  ])('%s', (_, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown)
  })

  it('has no script, style, hidden part or unsafe address', () => {
    const html = `<meta><style>p{}</style><script>alert(1)</script><template>t</template><title>t</title>
      <!-- c --><svg><text>s</text></svg><iframe src="x">f</iframe><b hidden>h</b><b style="display: none">h</b>
      <a href="javascript:alert(1)">a</a> <a href=" data:text/html,x">b</a> <a href="/x">c</a>
      <img src=x onerror=alert(1)><p onclick="alert(1)">d</p>`
    expect(htmlToMarkdown(html)).toBe('a b c \n\nd')
  })

  it('is only what is formatted and not too large', () => {
    for (const html of [
      '',
      'a',
      '<p>a *b* c</p>',
      `<b>a</b>${'a'.repeat(500_000)}`,
      '<b>'.repeat(6_000),
      `<b>a</b>${'\u00a0'.repeat(400_000)}b`,
    ])
      expect(htmlToMarkdown(html)).toBeUndefined()
  })

  it('fetches nothing', async () => {
    await openWith('|')
    const before = performance.getEntriesByType('resource').length
    const source = `${location.origin}/never-fetched`
    paste(
      'See x',
      `<b>See</b> x<img src="${source}.png"><link rel=stylesheet href="${source}.css">`,
    )
    expect(written()).toBe('**See** x|')
    await new Promise(requestAnimationFrame)
    const fetched = performance.getEntriesByType('resource').slice(before)
    expect(fetched.filter(({ name }) => name.includes('never-fetched'))).toEqual([])
  })
})

it('FMT-59 formatted text is pasted as Markdown, in one step of undo', async () => {
  await openWith('a ‹b› c')
  paste('Rain', '<b>Rain</b>')
  expect(written()).toBe('a **Rain**| c')
  await press('Control+z')
  expect(surface().value).toBe('a b c')
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
])('FMT-59 for %s, the plain text is pasted', async (_, before, plain, html, after) => {
  await openWith(before)
  paste(plain, html)
  expect(written()).toBe(after)
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
