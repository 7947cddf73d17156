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

/** Every node below, each with the node that holds it and under which name. */
export function* walk(
  node: SyntaxNode,
  parent?: SyntaxNode,
  key = '',
): Generator<{ node: SyntaxNode; parent: SyntaxNode | undefined; key: string }> {
  yield { node, parent, key }
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child, node, name)
    }
  }
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
