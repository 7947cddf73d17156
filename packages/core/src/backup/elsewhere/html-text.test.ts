import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlText } from './html-text.ts'

it.each([
  [
    '<p dir="auto">One&nbsp;</p>\n<p dir="auto"></p>\n<p>Two <em>very</em>!</p>',
    'One\n\nTwo *very*!',
  ],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['<h1>Title</h1><h3>Part</h3>text', '# Title\n\n### Part\n\ntext'],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>after', '- a\n- b\n\n  - c\n\nafter'],
  ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['<li>alone', '- alone'],
  ['<b>bold</b> <strong></strong><s>gone</s> <code>x</code>', '**bold** ~~gone~~ `x`'],
  ['<blockquote>said</blockquote>then<hr>end', '> said\n\nthen\n\n---\n\nend'],
  ['<a href="https://example.org/a?b=1&amp;c">here</a>', '[here](https://example.org/a?b=1&c)'],
  [
    "<a href='mailto:a@example.org'>m</a> <a href=http://x.example>x</a>",
    '[m](mailto:a@example.org) [x](http://x.example)',
  ],
  ['<a href="javascript:alert(1)">here</a></a>', 'here'],
  ['<img src="photo.jpg" alt="x"><img src="data:image/png;base64,AAAA">', '[photo: photo.jpg]'],
  ['a<script>alert("<p>1</p>")</script>b<style>p{}</style>c', 'abc'],
  ['a<script>never closed', 'a<script>never closed'],
  ['a<!-- <p>no</p> -->b<!doctype html><?xml ?>c<!-- open', 'abc<!-- open'],
  ['<p>f****, pw: **** ~~~~</p>', 'f****, pw: **** ~~~~'],
  ['<p>I <? do not know. All the rest</p>', 'I <? do not know. All the rest'],
  ['<b>a</b><b>b</b><i><b></b></i>c', '**ab**c'],
  ['one<pre>a\n  b\r\nc</pre>two\nthree</pre> x', 'one\n\na\n  b\nc\n\ntwo three\n\nx'],
  ['<video src="a.mp4"></video><audio><source src="b.mp3">', '[video: a.mp4][file: b.mp3]'],
  ['1 < 2 and 3 > 2 <3 < ', '1 < 2 and 3 > 2 <3 <'],
  [
    '&lt;p&gt; &#8364;&#x1F600; &hellip; &unknown; &#0; &#xFFFFFF;&#160;x',
    '<p> €😀 … &unknown; \ufffd \ufffd x',
  ],
  ['<DIV>one</DIV><UNKNOWN x=1>two</UNKNOWN>', 'one\n\ntwo'],
  ['Caf&eacute; &Eacute;', 'Café É'],
  ['', ''],
])('%j is %j', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

it('keeps every word, in whatever tags and odds and ends', () => {
  const odds = [
    '<p>',
    '</p>',
    '</ul>',
    '<li>',
    '<a href="',
    '"',
    '>',
    '</',
    '&#',
    ';',
    '<b',
    ' ',
    '<!x>',
  ]
  const odd = fc.string({ unit: fc.constantFrom(...odds), maxLength: 6 })
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 10 }), (pieces) => {
      const words = pieces.map((_, at) => `word${at}`)
      const text = htmlText(pieces.map((piece, at) => `${piece}>${words[at]}`).join(''))
      expect(text.match(/word\d+/g) ?? []).toEqual(words)
    }),
  )
})

it('reads a long text of open tags and comments in one go', () => {
  const html = `${'<p>a</p><!-- b --><a "'.repeat(50_000)}${'<!-- <style>'.repeat(50_000)}`
  expect(htmlText(html).length).toBeGreaterThan(100_000)
})
