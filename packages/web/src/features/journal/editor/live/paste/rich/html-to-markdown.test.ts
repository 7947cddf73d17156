import {
  isSafeAddress,
  paragraphsOf,
  plainText,
  readLines,
  readSpans,
} from '@daywell/core/markdown'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileAddresses } from '#kit/formatted-text/testing/hostile-addresses.ts'
import { hostileTexts } from '#kit/formatted-text/testing/hostile-texts.ts'
import { hasAllWords } from './has-all-words.ts'
import { copiedMarkdown, htmlToMarkdown } from './html-to-markdown.ts'
import { hostileHtml } from './testing/hostile-html.ts'

describe('FMT-59 copied HTML as Markdown', () => {
  it.each([
    ['paragraphs', '<p><b>One</b></p>\n<p>two</p>', '**One**\n\ntwo'],
    [
      'lines',
      '<div><i>One</i></div><div>two</div><div><br></div><div>three</div>',
      '*One*\ntwo\n\nthree',
    ],
    ['a break', '<b>One<br>two</b>', '**One**\n**two**'],
    ['blank lines', '<i>a</i><br><br>b<br>c', '*a*\n\nb\nc'],
    ['styles', '<b>b</b> <em>i</em> <del>s</del> <code>c</code>', '**b** *i* ~~s~~ `c`'],
    ['both', '<strong><i>x</i></strong>', '***x***'],
    ['styles that nest', '<b>a <i>b</i> c</b> <s>d <b>e</b></s>', '**a *b* c** ~~d **e**~~'],
    ['styles that overlap', '<b>a <i>b</i></b> <i>c</i>', '**a *b*** *c*'],
    ['blanks outside of marks', 'a<b> b </b>c', 'a **b** c'],
    ['no marks that meet', '<b>a</b><b>b</b>', '**ab**'],
    ['no marks within a word', 'un<b>believ</b>able <i>x</i>', 'unbelievable *x*'],
    ['marks next to Han', '这是<b>重点</b>内容', '这是**重点**内容'],
    ['styles by style', '<span style="font-weight:700">x</span>', '**x**'],
    ['headings', '<h1>A<br>a</h1><h3><b>B</b></h3><p>c</p>', '# A a\n\n### B\n\nc'],
    ['a heading that ends in signs', '<h2>C #</h2>', '## C \\#'],
    ['a list', '<ul><li>a</li><li><p>b</p></li></ul>', '- a\n- b'],
    ['a numbered list', '<ol start=3><li>a<li>b</ol>', '3. a\n4. b'],
    ['lists in lists', '<ul><li>a<ol><li>b</ol></li><li>c</ul>', '- a\n  1. b\n- c'],
    ['lists next to items', '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', '- a\n  - b\n- c'],
    ['an item that is a list', '<ul><li><ul><li>a</li></ul></li></ul>', '- a'],
    ['a list that counts on', '<ul><li>a<ol start=5><li>b</ol></ul>', '- a\n\n  5. b'],
    [
      'paragraphs of an item',
      '<ol><li><p>a</p><p>b</p></li><li>c</li></ol><p>d</p>',
      '1. a\n\n   b\n2. c\n\nd',
    ],
    [
      'tasks',
      '<ul><li><input type="checkbox" checked> a</li><li><label><input type=checkbox>b</label></li></ul>',
      '- [x] a\n- [ ] b',
    ],
    ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>c', '> a\n>\n> b\n\nc'],
    ['two quotes', '<blockquote>a</blockquote><blockquote>b</blockquote>', '> a\n\n> b'],
    [
      'lists and code in a quote',
      '<blockquote><ul><li>a</li></ul><pre>b\n\nc</pre></blockquote>',
      '> - a\n>\n> ```\n> b\n>\n> c\n> ```',
    ],
    ['code', '<pre><code>a\n  b &lt; *c*\n</code></pre>', '```\na\n  b < *c*\n```'],
    ['code with a fence', '<pre>```\na\n```</pre>', '````\n```\na\n```\n````'],
    [
      'code in an item',
      '<ol><li>a<pre>b\n  c</pre></li></ol>',
      '1. a\n\n   ```\n   b\n     c\n   ```',
    ],
    ['lines of code', '<pre>a<br>b<div>c</div><div>d</div></pre>', '```\na\nbc\nd\n```'],
    ['code with backticks', '<code>a`b</code> <code>`</code>', '``a`b`` `` ` ``'],
    ['a rule', 'a<hr>b', 'a\n\n---\n\nb'],
    ['a link', '<a href="https://a.example/x">y</a>', '[y](https://a.example/x)'],
    [
      'a bold link',
      '<a href="https://a.example/x"><b>y</b> z</a>',
      '[**y** z](https://a.example/x)',
    ],
    ['an address', '<a href="https://a.example/">https://a.example/</a>', 'https://a.example/'],
    [
      'a mail address',
      '<a href="mailto:a@b.example">a@b.example</a>',
      '[a@b.example](mailto:a@b.example)',
    ],
    [
      'signs in a link',
      '<a href="https://a.example/(x)">[y]</a>',
      '[\\[y\\]](https://a.example/%28x%29)',
    ],
    [
      'a table',
      '<table><tr><th>a</th><td>b</td></tr><tr><td><p>c</p><td><p><b>d</b></p></table>',
      'a | b\nc | **d**',
    ],
    [
      'cells of several lines',
      '<b>x</b><table><tr><td>a<br>b</td><td>c</td></tr><tr><td></td><td></td></tr></table>',
      '**x**\n\na\nb\nc',
    ],
    ['an image', '<i>See</i> <img src="https://a.example/x.png" alt="A cat">', '*See* A cat'],
    ['characters', '<i>&lt;b&gt;</i> &amp;amp; &eacute; &mdash; &#x1F600;', '*<b>* &amp; é — 😀'],
    ['several blanks', '<i>a</i> &nbsp; b&nbsp;c', '*a*   b\u00a0c'],
    ['broken HTML', '<p>a <b>b</p> < c', 'a **b**\n\n< c'],
  ])('%s', (_, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown)
  })

  it.each([
    ['2 * 3 *y* a_b', '2 * 3 \\*y\\* a_b'],
    ['*a', '*a'],
    ['# a', '\\# a'],
    ['- a', '\\- a'],
    ['> a', '\\> a'],
    ['---', '\\---'],
    ['```', '\\```'],
    ['[ ] a', '[ ] a'],
    ['[a](https://b.example)', '\\[a\\](https://b.example)'],
    ['![a](b)', '!\\[a\\](b)'],
    ['a `b` ~~c~~ __d__', 'a \\`b\\` \\~\\~c\\~\\~ \\_\\_d\\_\\_'],
    ['a\\*b', 'a\\\\*b'],
    ['\\\\server ¯\\_(ツ)_/¯ f**k', '\\\\server ¯\\_(ツ)_/¯ f**k'],
    ['1. a', '1. a'],
    ['1. [ ] a', '1\\. [ ] a'],
  ])('text that has signs of Markdown shows as it was: %s', (text, markdown) => {
    const html = text.replaceAll('<', '&lt;')
    expect(htmlToMarkdown(`<p>${html}</p><p><b>x</b></p>`)).toBe(`${markdown}\n\n**x**`)
  })

  it('marks that would pair over lines', () => {
    const lines = '<div>*a</div><div>b* <b>c</b></div>'
    expect(htmlToMarkdown(lines)).toBe('\\*a\nb\\* **c**')
    expect(htmlToMarkdown('<b>x</b><div>```</div><div>a</div><div>```</div>')).toBe(
      '**x**\n\\```\na\n\\```',
    )
  })
})

describe('FMT-59 HTML that programs copy', () => {
  it.each([
    [
      'Google Docs',
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-weight:400;white-space:pre-wrap;">Trip</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-weight:700;white-space:pre-wrap;">Bold</span><span style="font-weight:400;white-space:pre-wrap;">  and </span><span style="font-weight:400;font-style:italic;">italic</span></p><p style="margin-top:0pt;margin-bottom:0pt;">next</p><br><ul><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p role="presentation" style="margin-top:0pt;margin-bottom:0pt;"><span>one</span></p></li><ul><li aria-level="2"><p>two</p></li></ul><li role="checkbox" aria-checked="true" style="list-style-type:none;"><img alt="checked"><p>three</p></li></ul></b>`,
      '# Trip\n\n**Bold**  and *italic*\nnext\n\n- one\n  - two\n- [x] three',
    ],
    [
      'Word',
      `<html xmlns:o="urn:x"><head><style><!-- p.MsoNormal {margin:0} --></style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal><b>Day</b><o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>one<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><!--[endif]-->two</p><p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>three</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>b)<span>&nbsp; </span></span>four</p><p class=MsoNormal>End</p><!--EndFragment--></body></html>`,
      '**Day**\n\n- one\n  - two\n1. three\nb) four\n\nEnd',
    ],
    [
      'Apple Notes',
      '<meta http-equiv="Content-Type" content="text/html"><meta name="Generator" content="Cocoa HTML Writer"><style>p.p1 {margin: 0.0px}</style><p class="p1"><b>Title</b></p><p class="p2"><br></p><p class="p1">one</p><p class="p1">two<span class="Apple-converted-space">&nbsp;</span></p><ul class="ul1"><li class="li1"><span class="s1"></span>a</li></ul>',
      '**Title**\n\none\ntwo\n\n- a',
    ],
    [
      'a chat with a model',
      '<meta charset="utf-8"><h3 data-start="0"><strong>Plan</strong></h3><ol data-start="1"><li data-start="5"><p><strong>First</strong>: do <code>x</code></p><ul><li><p>deep</p></li></ul></li><li><p>Second</p></li></ol><pre class="overflow-visible!"><div><div>python</div><div><button>Copy code</button></div></div><code class="language-python"><span>print</span>(1)\n</code></pre><hr><p>Bye</p>',
      '### Plan\n\n1. **First**: do `x`\n   - deep\n2. Second\n\n```\npython\nprint(1)\n```\n\n---\n\nBye',
    ],
    [
      'Gmail',
      '<div dir="ltr"><div>Hi <b>Ida</b>,</div><div><br></div><div>1 &lt; 2</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>in</div></blockquote><div class="gmail_quote"><div class="gmail_attr">On Mon, Tom wrote:<br></div><blockquote class="gmail_quote" style="border-left:1px solid #ccc;padding-left:1ex"><div>Hello<br>you</div></blockquote></div></div>',
      'Hi **Ida**,\n\n1 < 2\n\nin\n\nOn Mon, Tom wrote:\n\n> Hello\n> you',
    ],
    [
      'Notion',
      "<meta charset='utf-8'><h2>Week</h2>\n<ul>\n<li>[ ] open</li>\n<li>[x] done\n<ul>\n<li>sub</li>\n</ul>\n</li>\n</ul>\n<p>Some <em>words</em></p>\n<!-- notionvc: 1 -->",
      '## Week\n\n- [ ] open\n- [x] done\n  - sub\n\nSome *words*',
    ],
    [
      'Excel',
      '<html><body link="#0563C1"><table border=0 cellpadding=0 style="border-collapse:collapse"><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65>Name</td><td>Sum</td></tr><tr><td>Tea</td><td align=right>3.5</td></tr><tr><td></td><td>x</td></tr><!--EndFragment--></table></body></html>',
      'Name | Sum\nTea | 3.5\n| x',
    ],
    [
      'a web page',
      '<article><header><h1><a href="/x">News</a></h1></header><nav><ul><li style="list-style:none"><a href="https://a.example/">Home</a></li></ul></nav><p>It <a href="https://a.example/b?c=d&amp;e=f" onclick="alert(1)">rains</a><sup>1</sup>.</p><figure><img src="x.png" alt="Rain"><figcaption>On the roof</figcaption></figure><button>More</button><script>x</script></article>',
      '# News\n\n[Home](https://a.example/)\n\nIt [rains](https://a.example/b?c=d&e=f)1.\n\nRain\nOn the roof\n\nMore',
    ],
    [
      'GitHub',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled> <a href="https://a.example/1">#1</a> a_b_c</li></ul>',
      '- [ ] [#1](https://a.example/1) a_b_c',
    ],
    ['our own History', '<p dir="auto"><strong>a</strong> <s>b</s></p>', '**a** ~~b~~'],
  ])('%s', (_, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown)
  })
})

describe('FMT-59 hostile HTML', () => {
  it('is words and safe addresses only, for hundreds of vectors', () => {
    expect(hostileTexts.length + hostileAddresses.length).toBeGreaterThan(500)
    for (const html of hostileTexts) {
      const markdown = htmlToMarkdown(`<b>x</b> ${html}`) ?? ''
      const links = paragraphsOf(readLines(markdown)).flatMap((lines) => readSpans(markdown, lines))
      for (const { address } of links)
        expect(address === undefined || isSafeAddress(address)).toBe(true)
    }
  })

  it('has no address that is not safe', () => {
    for (const address of hostileAddresses.filter((one) => !one.includes('"'))) {
      const markdown = htmlToMarkdown(`<b>x</b> <a href="${address}">words</a>`)
      const isSafe = /^\**x\** \[words\]\((?:https?:\/\/|mailto:)\S*\)$/i.test(markdown ?? '')
      expect(isSafe || markdown === '**x** words', address).toBe(true)
    }
  })

  it('has no script, style or hidden part', () => {
    const html = `<meta><style>p{}</style><script>alert(1)</script><template>t</template><title>t</title>
      <!-- c --><svg><text>s</text></svg><iframe src="x">f</iframe><b hidden>h</b><b style="display: none">h</b>
      <a href="javascript:alert(1)">a</a> <a href=" data:text/html,x">b</a> <a href="/x">c</a>
      <img src=x onerror=alert(1)><p onclick="alert(1)"><i>d</i></p>`
    expect(htmlToMarkdown(html)).toBe('a b c\n\n*d*')
  })

  it.each(Object.entries(hostileHtml))('keeps every letter of hostile HTML: %s', (_, make) => {
    const html = make(480_000)
    const plain = html.replace(/<[^>]*>/g, '')
    const read = plainText(htmlToMarkdown(html) ?? plain)
    expect(read.match(/[ab]/g)?.length).toBe(plain.match(/[ab]/g)?.length)
  })
})

const WORDS = [
  'a',
  'word',
  'Ж',
  '我',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '[',
  '](https://a.b)',
  '# ',
  '- ',
  '> ',
]
const MORE_WORDS = [
  '1. ',
  '---',
  '```',
  '\\',
  '!',
  '(',
  ')',
  ' ',
  '\u00a0',
  'https://a.b/c_d',
  '[x] ',
  '👩‍👧',
]
const TAGS = [
  'b',
  'i',
  's',
  'code',
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h2',
  'pre',
  'td',
  'tr',
  'a href=https://a.example/x',
]

describe('FMT-59 any HTML', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(...WORDS, ...MORE_WORDS),
      fc.constantFrom(...TAGS, 'br').map((tag) => `<${tag}>`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag.split(' ')[0]}>`),
    ),
    { maxLength: 50 },
  )

  it('is read with all of its words, or not at all', () => {
    let read = 0
    fc.assert(
      fc.property(pieces, (parts) => {
        const plain = parts.filter((part) => !part.startsWith('<')).join(' ')
        const markdown = copiedMarkdown(`<b>x</b><p>${parts.join(' ')}`, plain)
        if (markdown === undefined) return
        read += 1
        expect(hasAllWords(markdown, plain)).toBe(true)
      }),
      { seed: 59, numRuns: 3000 },
    )
    expect(read).toBeGreaterThan(2_500)
  })
})
