import { join } from 'node:path'
import { codeFiles, isTest } from '../source/files.ts'
import { isNode, nameOf, readSource, type Source, type SyntaxNode, walk } from '../source/syntax.ts'

/** What core is handed instead of reaching for it: time, chance, the network, the machine. */
const GLOBALS = new Set(
  (
    'process Buffer require global globalThis window self document navigator location ' +
    'localStorage sessionStorage indexedDB fetch XMLHttpRequest WebSocket EventSource crypto ' +
    'performance console setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame'
  ).split(' '),
)
const MEMBERS = new Set(['Date.now', 'Math.random', 'Temporal.Now'])

/** Where core reaches for something that is not passed in, a sentence each. */
export function checkPurity(root: string): { files: number; broken: string[] } {
  const files = codeFiles(root).filter((file) => /^packages\/core\/src\//.test(file))
  const pure = files.filter((file) => !isTest(file))
  const broken = pure.flatMap((file) => impurities(file, readSource(join(root, file))))
  return { files: pure.length, broken }
}

function impurities(file: string, source: Source): string[] {
  const own = namesBoundIn(source.tree)
  const broken: string[] = []
  for (const { node, parent, key } of walk(source.tree)) {
    const what = reachedFor(node, parent, key, own)
    if (what) broken.push(`${file}:${source.lineOf(node.start)} uses ${what}: pass it in`)
  }
  return broken
}

function reachedFor(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  key: string,
  own: ReadonlySet<string>,
): string | undefined {
  const name = nameOf(node)
  if (name && GLOBALS.has(name) && !own.has(name) && isUse(node, parent, key)) return name
  if (node.type === 'MemberExpression') {
    const member = `${nameOf(node.object)}.${nameOf(node.property)}`
    if (MEMBERS.has(member)) return member
  }
  return clockCall(node)
}

/** `new Date()` and `Date()` read the clock; `new Date(ms)` does not. */
function clockCall(node: SyntaxNode): string | undefined {
  if (nameOf(node.callee) !== 'Date') return undefined
  if (node.type === 'CallExpression') return 'Date()'
  const hasArguments = Array.isArray(node.arguments) && node.arguments.length > 0
  return node.type === 'NewExpression' && !hasArguments ? 'new Date()' : undefined
}

/** A name that is only a label (a property, a key, part of a type) reaches for nothing. */
function isUse(node: SyntaxNode, parent: SyntaxNode | undefined, key: string): boolean {
  if (!parent || parent.computed === true) return true
  if (parent.type.startsWith('TS')) return false
  if (key === 'property') return false
  return !(key === 'key' && parent.value !== node)
}

/** Names that the file itself gives to something: an import, a parameter, a constant. */
function namesBoundIn(tree: SyntaxNode): Set<string> {
  const names = new Set<string>()
  for (const { node, parent, key } of walk(tree)) {
    const name = nameOf(node)
    if (name && parent && binds(parent, key)) names.add(name)
  }
  return names
}

function binds(parent: SyntaxNode, key: string): boolean {
  if (key === 'params' || key === 'local' || key === 'param') return true
  if (key === 'id') return isNode(parent)
  return key === 'left' && parent.type === 'AssignmentPattern'
}
