import { readFileSync } from 'node:fs'
import { parseAst } from 'vitest/node'

/** A node of a syntax tree, as the parser gives it: only its type and place are sure. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

export interface Source {
  readonly path: string
  readonly tree: SyntaxNode
  /** The line of a place in the text, counted from 1. */
  lineOf(start: number): number
}

/** Reads and parses one file of TypeScript or JavaScript; a syntax error is thrown. */
export function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const tree: unknown = parseAst(text, { lang: languageOf(path), astType: 'ts' })
  return {
    path,
    tree: tree as SyntaxNode,
    lineOf: (start) => text.slice(0, start).split('\n').length,
  }
}

function languageOf(path: string) {
  if (path.endsWith('.tsx')) return 'tsx'
  return /\.m?js$/.test(path) ? 'js' : 'ts'
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export interface Found {
  readonly node: SyntaxNode
  readonly parent: SyntaxNode | undefined
  readonly key: string
}

/** Every node below in the order of the text, each with the node that holds it and under which name. */
export function* walk(top: SyntaxNode): Generator<Found> {
  // One stack for all: generators within generators would hand each node up through all its levels.
  const waiting: Found[] = [{ node: top, parent: undefined, key: '' }]
  for (let found = waiting.pop(); found; found = waiting.pop()) {
    yield found
    const inside = childrenOf(found.node)
    for (let at = inside.length - 1; at >= 0; at -= 1) waiting.push(inside[at] as Found)
  }
}

function childrenOf(parent: SyntaxNode): Found[] {
  const found: Found[] = []
  for (const key in parent) {
    const value = parent[key]
    if (typeof value !== 'object' || value === null) continue
    for (const node of Array.isArray(value) ? value : [value]) {
      if (isNode(node)) found.push({ node, parent, key })
    }
  }
  return found
}

/** The text of a string literal, or of a template with its holes left empty. */
export function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return templateText(node)
  return undefined
}

function templateText(node: SyntaxNode): string {
  const pieces = node.quasis as readonly { value: { cooked?: string; raw: string } }[]
  return pieces.map((piece) => piece.value.cooked ?? piece.value.raw).join(' ')
}

export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined
}
