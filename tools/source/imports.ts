import { isNode, nameOf, type Source, type SyntaxNode, stringOf, walk } from './syntax.ts'

export interface Import {
  /** As written: './entry.ts', '#http/errors.ts', 'zod/mini'. */
  readonly of: string
  readonly line: number
  readonly typeOnly: boolean
}

/** Every import, re-export, lazy import, type import and worker address of a file. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = []
  for (const { node } of walk(source.tree)) {
    const of = addressIn(node)
    if (of === undefined) continue
    found.push({ of, line: source.lineOf(node.start), typeOnly: isTypeOnly(node) })
  }
  return found
}

function addressIn(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return stringOf(node.source)
    case 'NewExpression':
      return workerAddress(node)
    default:
      return undefined
  }
}

/** `new URL('./worker.ts', import.meta.url)` is how a worker is imported. */
function workerAddress(node: SyntaxNode): string | undefined {
  const [address, base] = node.arguments as readonly unknown[]
  if (nameOf(node.callee) !== 'URL' || !isNode(base)) return undefined
  if (base.type !== 'MemberExpression') return undefined
  const text = stringOf(address)
  return text && /\.(ts|tsx|js|mjs)$/.test(text) ? text : undefined
}

function isTypeOnly(node: SyntaxNode): boolean {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
}
