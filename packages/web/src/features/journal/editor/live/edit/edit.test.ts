import { describe, expect, it } from 'vitest'
import { after } from '../testing/after.ts'
import { makeLink } from './link.ts'
import { continueMarks, indentItems, outdentItems, removeMark } from './list-keys.ts'
import { cycleHeading, toggleList, toggleQuote } from './toggle-lines.ts'
import { type Style, toggleStyle } from './toggle-style.ts'
import { toggleTask } from './toggle-task.ts'

describe('FMT-52 a style', () => {
  it.each<[Style, string, string]>([
    ['strong', 'a ‹word› b', 'a **‹word›** b'],
    ['strong', 'a **‹word›** b', 'a ‹word› b'],
    ['strong', 'a ‹**word**› b', 'a ‹word› b'],
    ['strong', 'a **wo‹r›d** b', 'a wo‹r›d b'],
    ['em', 'a ‹word › b', 'a *‹word›*  b'],
    ['strike', '‹a word›', '~~‹a word›~~'],
    ['code', '‹a word›', '`‹a word›`'],
    ['strong', 'a wo|rd b', 'a **wo|rd** b'],
    ['strong', 'a **wo|rd** b', 'a wo|rd b'],
    ['strong', 'one word|', 'one **word|**'],
    ['em', '|word', '*|word*'],
    ['strike', 'word|.', '~~word|~~.'],
    ['strong', 'a | b', 'a **|** b'],
    ['strong', 'a **|** b', 'a | b'],
    ['strong', '|', '**|**'],
    // Each line gets its own marks, after those of the line itself.
    ['strong', '- ‹one\n- two\n\n# three›', '- **‹one**\n- **two**\n\n# **three›**'],
    // Marks inside would end the new ones.
    ['strong', '‹a **b** c›', '**‹a b c›**'],
    ['strong', 'x ‹a **b› c** d', 'x **‹a b› c** d'],
    ['strong', 'x **a ‹b** c› d', 'x **a ‹b c›** d'],
    ['em', '‹a **b** c›', '*‹a **b** c›*'],
    ['strong', '‹one\n**two** x›', '**‹one**\n**two x›**'],
  ])('%s: %j', (style, before, expected) => {
    expect(after(before, toggleStyle(style))).toBe(expected)
  })

  it('code has no marks', () => {
    expect(after('```\n‹a›\n```', toggleStyle('em'))).toBeUndefined()
  })
})

describe('FMT-53 lines', () => {
  it.each<[string, ReturnType<typeof toggleList>, string, string]>([
    ['bullets', toggleList('bullet'), '‹one\n\ntwo›', '- ‹one\n\n- two›'],
    ['no bullets', toggleList('bullet'), '‹- one\n- two›', '‹one\ntwo›'],
    ['numbers', toggleList('number'), '‹one\n- two\nthree›', '1. ‹one\n2. two\n3. three›'],
    ['a task', toggleList('task'), 'one|', '- [ ] one|'],
    ['a task of an item', toggleList('task'), '  - one|', '  - [ ] one|'],
    [
      'tasks beside one that is done',
      toggleList('task'),
      '‹- [x] one\ntwo›',
      '‹- [x] one\n- [ ] two›',
    ],
    ['numbers beside another', toggleList('number'), '‹one\n\n7. two›', '1. ‹one\n\n7. two›'],
    ['no task', toggleList('task'), '- [x] one|', 'one|'],
    ['an item of a heading', toggleList('bullet'), '## one|', '- one|'],
    ['a quote', toggleQuote, '‹one\n\ntwo›', '> ‹one\n> \n> two›'],
    ['a quote at the caret', toggleQuote, '|one', '> |one'],
    ['no quote', toggleQuote, '‹> one\n> two›', '‹one\ntwo›'],
    ['a heading', cycleHeading, 'one|', '# one|'],
    ['a smaller heading', cycleHeading, '# one|', '## one|'],
    ['no heading', cycleHeading, '### one|', 'one|'],
    ['a heading in a quote', cycleHeading, '> one|', '> # one|'],
  ])('%s', (_, command, before, expected) => {
    expect(after(before, command)).toBe(expected)
  })

  it.each(['one\n\n---|', '```|\none\n```', '```\none|\n```'])('leave %j alone', (before) => {
    for (const command of [toggleList('bullet'), toggleList('task'), cycleHeading])
      expect(after(before, command)).toBeUndefined()
  })
})

describe('FMT-54 Enter', () => {
  it.each([
    ['- one|', '- one\n- |'],
    ['* o|ne', '* o\n* |ne'],
    ['  + one|', '  + one\n  + |'],
    ['1. one|', '1. one\n2. |'],
    ['1) one|\n2) two\n3) three', '1) one\n2) |\n3) two\n4) three'],
    ['1. one|\n   - sub\n2. two', '1. one\n2. |\n   - sub\n3. two'],
    ['- [x] one|', '- [x] one\n- [ ] |'],
    ['> one|', '> one\n> |'],
    ['> - one|', '> - one\n> - |'],
    ['- o‹n›e', '- o\n- |e'],
    // An empty item ends the list, or goes one level out.
    ['- one\n- |', '- one\n|'],
    ['- one\n- [ ] |', '- one\n|'],
    ['- one\n  - |', '- one\n- |'],
    ['> one\n> |', '> one\n|'],
    ['- one\n  - [ ] |', '- one\n- [ ] |'],
    ['9. nine|', '9. nine\n10. |'],
    // Numbers that didn't count on are the person's own.
    ['1. one\n\n1986. was good|', '1. one\n\n1986. was good\n1987. |'],
    ['3. one|\n\n7. two', '3. one\n4. |\n\n7. two'],
    ['1. one|\n1. two\n1. three', '1. one\n2. |\n1. two\n1. three'],
    ['007. one|\n008. two', '007. one\n8. |\n008. two'],
    ['1. one|\n2. two\n9. three', '1. one\n2. |\n3. two\n9. three'],
  ])('%j', (before, expected) => {
    expect(after(before, continueMarks)).toBe(expected)
  })

  it.each(['plain|', '|- one', '# heading|', '```\n- code|\n```', '---|'])(
    'leaves %j to the browser',
    (before) => {
      expect(after(before, continueMarks)).toBeUndefined()
    },
  )
})

describe('FMT-55 Backspace after a mark takes it away', () => {
  it.each([
    ['- |one', '|one'],
    ['- [ ] |one', '|one'],
    ['12. |one', '|one'],
    ['## |one', '|one'],
    ['> |one', '|one'],
    ['> - |one', '> |one'],
    ['  - |one', '  |one'],
  ])('%j', (before, expected) => {
    expect(after(before, removeMark)).toBe(expected)
  })

  it.each(['|one', '- o|ne', 'one|', '  |one', '- ‹one›'])('leaves %j alone', (before) => {
    expect(after(before, removeMark)).toBeUndefined()
  })
})

describe('FMT-56 Tab', () => {
  it.each([
    ['- one\n- two|', '- one\n  - two|'],
    ['1. one\n2. two|\n3. three', '1. one\n   1. two|\n3. three'],
    ['1. one\n   1. a\n2. |', '1. one\n   1. a\n   2. |'],
    ['1. one\n2. two\n3. |', '1. one\n2. two\n   1. |'],
    ['- one\n‹- two\n- three›', '- one\n  ‹- two\n  - three›'],
    ['> - one\n> - two|', '> - one\n>   - two|'],
  ])('indents %j', (before, expected) => {
    expect(after(before, indentItems)).toBe(expected)
  })

  it.each([
    ['- one\n  - two|', '- one\n- two|'],
    ['1. one\n   1. two|', '1. one\n2. two|'],
    ['- one\n\t- two|', '- one\n- two|'],
    ['- one\n  - |', '- one\n- |'],
    ['> - one\n>   - two|', '> - one\n> - two|'],
  ])('with Shift outdents %j', (before, expected) => {
    expect(after(before, outdentItems)).toBe(expected)
  })

  it.each(['plain|', '- first|', '|', 'text\n\n- first|'])('moves the focus from %j', (before) => {
    expect(after(before, indentItems)).toBeUndefined()
    expect(after(before, outdentItems)).toBeUndefined()
  })
})

describe('FMT-57 a task', () => {
  it.each([
    ['- [ ] one|', '- [x] one|'],
    ['- [x] one|', '- [ ] one|'],
    ['> 1. [X] |one', '> 1. [ ] |one'],
  ])('%j', (before, expected) => {
    expect(after(before, toggleTask)).toBe(expected)
  })

  it.each(['- one|', 'one|', '[ ] one|'])('is not %j', (before) => {
    expect(after(before, toggleTask)).toBeUndefined()
  })
})

describe('FMT-58 a link', () => {
  it.each([
    ['a ‹word› b', 'a [word](|) b'],
    ['‹https://a.example›', '[|](https://a.example)'],
  ])('%j', (before, expected) => {
    expect(after(before, makeLink)).toBe(expected)
  })

  it.each(['a | b', '‹a\nb›'])('is not made of %j', (before) => {
    expect(after(before, makeLink)).toBeUndefined()
  })
})
