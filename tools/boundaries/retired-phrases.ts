import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type Source, stringOf, walk } from '../source/syntax.ts'

type Phrases = readonly [phrase: RegExp, instead: string][]

/** Phrases that sound translated, each with what to say instead. */
const RETIRED: Phrases = [
  [/\b(?:could not|cannot) be\b/i, '“we couldn’t …” or “can’t …”'],
  [/\bby itself\b/i, '“automatically” or “on its own”'],
  [/\blies (?:on|here|there)\b/i, '“is”'],
  [/\bgoes on\b/i, '“continues”'],
  [/\btaken along\b/i, 'what happens: “exported”, “moved”'],
  [/\blet go of\b/i, '“discarded” or “closed”'],
  [/\bis told\b/i, '“learns” or “we tell”'],
  [/\bany more\b/i, '“now”, “again” or “anymore”'],
  [/\bof yours\b/i, '“your”'],
  [/\blook whether\b/i, '“check that”'],
  [/\bcomes back\b/i, '“returns”'],
  [/\bmeanwhile\b/i, 'when: “in the meantime”, “since then”'],
  [/\bnobody\b/i, '“no one”'],
  [/\bsomebody\b/i, '“someone”'],
  [/\bwhoever\b/i, '“the person who”'],
]

/** Forms that people contract when they speak. Only for what a screen shows. */
const UNCONTRACTED: Phrases = [
  [/\b(?:do|does|did|will|is|are|could|would) not\b|\bcannot\b/i, 'a contraction'],
  [/(?<!\b(?:where|how|who|what|as|than) )\b(?:it is|you are)\b(?= \w)/i, 'a contraction'],
]

/** Sentences that the specification fixes word for word. */
const FIXED = [
  'This browser does not support notifications',
  'New passwords do not match',
  'This action cannot be undone',
]

/** What people read: other packages quote Stripe or stand in for a person. */
const READ = /^(?:packages\/(?:core|server|web)|tools)\//
const CATALOGUE = /\.texts\.ts$/
/** Word lists that are compared with what people write. */
const WORD_LISTS = /^packages\/core\/src\/(?:safety|analysis|emotions)\/|\/telling-words\.ts$/
const LOGS = /^(?:packages\/server\/src|tools)\//
/** This file names what it retires, and an applied migration never changes. */
const EXEMPT = /^tools\/boundaries\/retired-phrases\.ts$|\/database\/migrations\//

/** Retired phrases in the texts and comments of one file of code, a sentence each. */
export function retiredPhrases(root: string, file: string): string[] {
  if (EXEMPT.test(file) || !READ.test(file)) return []
  const source = readSource(join(root, file))
  const phrases = CATALOGUE.test(file) ? [...RETIRED, ...UNCONTRACTED] : RETIRED
  return [
    ...textsIn(source, file).flatMap(({ text, line }) => found(text, `${file}:${line}`, phrases)),
    ...commentsIn(join(root, file)).flatMap(({ text, line }) =>
      found(text, `${file}:${line}`, RETIRED),
    ),
  ]
}

/** The same in what is written about the product; decisions and rules keep their own wording. */
export function retiredInDocs(root: string): string[] {
  const pages = globSync(['*.md', 'docs/*.md', 'packages/*/*.md'], { cwd: root })
  return pages
    .filter((page) => page !== 'docs/rules.md')
    .sort()
    .flatMap((page) =>
      proseOf(readFileSync(join(root, page), 'utf8')).flatMap((text, at) =>
        found(text, `${page}:${at + 1}`, RETIRED),
      ),
    )
}

interface Text {
  readonly text: string
  readonly line: number
}

function textsIn(source: Source, file: string): Text[] {
  if (WORD_LISTS.test(file)) return []
  return [...walk(source.tree)].flatMap(({ node, parent }) => {
    // A tagged template is a pattern or a query.
    if (parent?.type === 'TaggedTemplateExpression') return []
    const text = stringOf(node)
    return text !== undefined && isShown(text, file)
      ? [{ text, line: source.lineOf(node.start) }]
      : []
  })
}

/** Whether a person may read it: anything in a catalogue, elsewhere a sentence or a log line. */
function isShown(text: string, file: string): boolean {
  if (CATALOGUE.test(file)) return true
  if (text.split(/\s+/).length < 3) return false
  return LOGS.test(file) || /^[\p{Lu}“{]/u.test(text)
}

/** Comments that are lines of their own, without quoted code. */
function commentsIn(path: string): Text[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line, at) => ({ text: /^\s*(?:\/\/|\/?\*)(.*)$/.exec(line)?.[1] ?? '', line: at + 1 }))
    .map(({ text, line }) => ({ text: text.replace(/`[^`]*`|“[^”]*”|biome-ignore.*/g, ''), line }))
}

/** The lines of a page, those of code, quotations and generated examples left empty. */
function proseOf(page: string): string[] {
  return page
    .replace(/```[\s\S]*?```|<!-- examples -->[\s\S]*?<!-- end of examples -->/g, (block) =>
      block.replace(/[^\n]/g, ''),
    )
    .split('\n')
    .map((line) => (line.startsWith('>') ? '' : line.replace(/`[^`]*`|“[^”]*”/g, '')))
}

function found(text: string, where: string, phrases: Phrases): string[] {
  const free = FIXED.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
  return phrases.flatMap(([phrase, instead]) => {
    const hit = phrase.exec(free)?.[0]
    return hit === undefined ? [] : [`${where} says “${hit}”: say ${instead}`]
  })
}
