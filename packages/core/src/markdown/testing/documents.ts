import fc from 'fast-check'

const MARKS = [
  ...['*', '**', '***', '_', '__', '~~', '~', '`', '``', '```', '~~~', '\\', '[', ']', '![', ']('],
  ...['(', ')', '<', '>', '> ', '- ', '+ ', '* ', '1. ', '12) ', '# ', '### ', '- [ ] ', '- [x] '],
  ...[
    '---',
    '***',
    '](https://a.b/c_d)',
    '<https://a.b>',
    'https://a.b/c',
    '"',
    '!',
    '.',
    '-',
    '#',
  ],
  ...[' ', '  ', '    ', '\t', '\n', '\n\n', '\r\n', '\r', '\u2028', '\u00a0'],
]
const WORDS = ['a', 'word', 'Ж', '我', '5', 'don’t', '👩‍👧', '\ud800', '\udc00', 'é', 'ﬁ', '\u0000']

/** Documents in which marks are as frequent as words, most of them broken. */
export const anyDocument = fc
  .array(
    fc.oneof(fc.constantFrom(...MARKS, ...WORDS), fc.string({ unit: 'binary', maxLength: 4 })),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''))
