import { describe, expect, it } from 'vitest'
import { readLines } from '../lines/read-lines.ts'
import { markUp } from '../testing/mark-up.ts'
import { readSpans } from './read-spans.ts'

/** Pairs of what is typed and what is shown. */
function expectShown(pairs: Readonly<Record<string, string>>) {
  for (const [typed, shown] of Object.entries(pairs)) expect(markUp(typed), typed).toBe(shown)
}

function expectUnchanged(...texts: readonly string[]) {
  for (const text of texts) expect(markUp(text), text).toBe(text)
}

describe('the spans of a paragraph', () => {
  it('FMT-02 are strong, em, strike and code', () => {
    expectShown({
      'a **b** c': 'a <strong>b</strong> c',
      __b__: '<strong>b</strong>',
      '*b* _c_': '<em>b</em> <em>c</em>',
      '~~b~~': '<strike>b</strike>',
      '`b`': '<code>b</code>',
      '***both***': '<em><strong>both</strong></em>',
      '**bold *and* em**': '<strong>bold <em>and</em> em</strong>',
      '*em **and** bold*': '<em>em <strong>and</strong> bold</em>',
      '**bold *both***': '<strong>bold <em>both</em></strong>',
      '*em **both***': '<em>em <strong>both</strong></em>',
      '~~**gone**~~': '<strike><strong>gone</strong></strike>',
      '**Great day!**': '<strong>Great day!</strong>',
      '(**a**), "*b*".': '(<strong>a</strong>), "<em>b</em>".',
    })
  })

  it('FMT-02 follow the flanking rules of CommonMark', () => {
    expectShown({
      '**foo"bar"baz**': '<strong>foo"bar"baz</strong>',
      'foo-_(bar)_': 'foo-<em>(bar)</em>',
      _foo_bar_baz_: '<em>foo_bar_baz</em>',
      '*(**foo**)*': '<em>(<strong>foo</strong>)</em>',
      '**foo*bar*baz**': '<strong>foo*bar*baz</strong>',
      '*foo**bar**baz*': '<em>foo**bar**baz</em>',
      '*foo\nbar*': '<em>foo\nbar</em>',
      '**foo*': '*<em>foo</em>',
      '*foo**': '<em>foo</em>*',
      '****foo****': '<strong><strong>foo</strong></strong>',
      '*foo _bar* baz_': '<em>foo _bar</em> baz_',
      '*[bar*](https://a.b)': '*<link https://a.b>bar*</link>',
      '**a `**` b**': '<strong>a <code>**</code> b</strong>',
    })
    expectUnchanged('a * foo bar*', '_ foo_')
    expectUnchanged('** foo bar **', '**foo bar **', 'a _"foo"_b', '_(_foo)', '*foo bar', 'foo*')
  })

  it('FMT-02 reach over the lines of a paragraph, without the marks in front of them', () => {
    const text = '> **a\n> b** c'
    expect(markUp(text)).toBe('<strong>a\nb</strong> c')
    const [span] = readSpans(text, readLines(text))
    expect(text.slice(span?.from, span?.to)).toBe('**a\n> b**')
    expect(markUp('**a\n\nb**')).toBe('**a\n\nb**')
    expect(markUp('- **a\n- b**')).toBe('**a\nb**')
  })

  it('FMT-02 style a word between letters without blanks, but only with two stars', () => {
    expectShown({
      '这是**重点**内容': '这是<strong>重点</strong>内容',
      '重点**太字。**内容': '重点<strong>太字。</strong>内容',
      '**중요**합니다': '<strong>중요</strong>합니다',
      '🎉*Party*🎉': '🎉<em>Party</em>🎉',
      '(*really*)': '(<em>really</em>)',
      '**8 AM**(late)': '<strong>8 AM</strong>(late)',
    })
    expectUnchanged(
      '报告_最终_版',
      '张*和李*来了',
      '3个*5元*2天',
      '哈哈~~今天好开心~~',
      '좋았다~~엄마랑~~ 끝',
    )
  })

  it('FMT-03 leave alone marks within a word, and between brackets', () => {
    expectUnchanged(
      ...['un**believ**able', 'in*dent*', '**B**onjour', 'f*ck*ng', 's**t-f**k', 'Pa*ss*word'],
      ...['2*pi*r*h', '(2+3)*(4+5)*(1+1)', '(^_-) hello (^_-)', '(´・ω・`) and (´・ω・`)'],
    )
  })

  it('FMT-03 leave alone what people type without thinking of marks', () => {
    expectUnchanged(
      ...['2 * 3 * 4', '2*3*4', '2*pi*r', 'snake_case_name', ':* and :*', 'f**k this, f**k that'],
      ...[
        'sh*t and sh*t',
        '-_- so -_-',
        '^_^ and ^_^',
        '*_* and *_*',
        '(>_<) and (>_<)',
        'T_T o_O',
      ],
      ...[
        '¯\\_(ツ)_/¯',
        '\\(^o^)/ \\o/',
        'don`t and can`t',
        '~ten to ~twelve',
        '~~~wave~~~',
        '*.* and *.*',
      ],
      ...['C:\\Users\\me', ':\\', 'a\\\nb', '5*', '**', 'Name: ____ Age: ____', '[x] [ ] [1]'],
      ...[
        '<b>bold</b>',
        '<script>alert(1)</script>',
        '&amp; &lt;',
        '<3',
        'a < b > c',
        '[^1]',
        'wow!',
        '![]',
      ],
    )
  })

  it('FMT-03 an unclosed mark is text', () => {
    expectUnchanged('**a', '*a', '~~a', '`a', '``a`', '[a', '[a](', '[a](b', '![a', '[a] (b)')
    expectUnchanged('a**', 'a~~', '**a~~', '[a](b "c)', '[a](<b)')
  })

  it('FMT-02 code is as typed, and ends at a run of as many backticks', () => {
    expectShown({
      '``a`b``': '<code>a`b</code>',
      '`` ` ``': '<code>`</code>',
      '`**a**`': '<code>**a**</code>',
      '`a\\`b': '<code>a\\</code>b',
      '`  `': '<code>  </code>',
      '`[a](https://b.c)`': '<code>[a](https://b.c)</code>',
      '`foo`s': '<code>foo</code>s',
    })
  })

  it('FMT-02 a backslash before a sign makes the sign text', () => {
    expectShown({
      '\\*a\\*': '*a*',
      '1\\. a\\!': '1. a!',
      '\\\\server\\a': '\\\\server\\a',
      '**a\\*\\*b**': '<strong>a**b</strong>',
      '\\[a](https://b.c)': '[a](<link https://b.c>https://b.c</link>)',
      '\\`a`': '`a`',
    })
  })

  it('FMT-04 are links, with or without a title', () => {
    expectShown({
      '[a](https://b.c)': '<link https://b.c>a</link>',
      '[a *b*](http://c.d "e f")': '<link http://c.d>a <em>b</em></link>',
      "[a](https://b.c 'd')": '<link https://b.c>a</link>',
      '[a](<https://b.c> (d))': '<link https://b.c>a</link>',
      '[a](mailto:b@c.d)': '<link mailto:b@c.d>a</link>',
      '[a](https://b.c/d_(e))': '<link https://b.c/d_(e)>a</link>',
      '[a](https://b.c/\\))': '<link https://b.c/)>a</link>',
      '[a [b](https://c.d) e](https://f.g)':
        '[a <link https://c.d>b</link> e](<link https://f.g>https://f.g</link>)',
      '[a[b]c](https://d.e)': '<link https://d.e>a[b]c</link>',
      '[https://a.b](https://c.d)': '<link https://c.d>https://a.b</link>',
    })
  })

  it('FMT-04 are addresses that are written out, without the sign that ends the sentence', () => {
    expectShown({
      '<https://a.b/c_d_e>': '<link https://a.b/c_d_e>https://a.b/c_d_e</link>',
      'See https://a.b/c_d_e.': 'See <link https://a.b/c_d_e>https://a.b/c_d_e</link>.',
      '(https://a.b/c_(d))': '(<link https://a.b/c_(d)>https://a.b/c_(d)</link>)',
      '**https://a.b**': '<strong><link https://a.b>https://a.b</link></strong>',
      'HTTP://A.b!': '<link HTTP://A.b>HTTP://A.b</link>!',
    })
    expectUnchanged('xhttps://a.b', 'http://', 'https:///a', 'http: //a')
  })

  it('FMT-04 a link to anything but http, https and mailto is text', () => {
    expectUnchanged(
      ...[
        '[a](javascript:alert(1))',
        '[a](httpſ://b.c)',
        'httpſ://b.c',
        '[a](JaVaScRiPt:x)',
        '[a](data:text/html,x)',
        '[a](vbscript:x)',
      ],
      ...[
        '[a](b.md)',
        '[a](//b.c)',
        '[a](/b)',
        '[a](#b)',
        '[a](ftp://b.c)',
        '[a](file:///etc)',
        '[a]()',
      ],
      ...['<javascript:alert(1)>', '<b@c.d>', '[a](https://)', '[](x:y)', '[a](blob:x)'],
    )
    expect(markUp('[ ](https://b.c)')).toBe('[ ](<link https://b.c>https://b.c</link>)')
  })

  it('FMT-04 an image is its description, wherever it may be', () => {
    expectShown({
      '![a *b*](c.jpg)': '<image>a <em>b</em></image>',
      '![](dayone-moment://ABC)': '<image></image>',
      '[![a](b)](https://c.d)': '<link https://c.d><image>a</image></link>',
    })
    const text = '![a](https://tracker.example/x.png)'
    expect(readSpans(text, readLines(text)).map(({ address }) => address)).toEqual([undefined])
  })
})
