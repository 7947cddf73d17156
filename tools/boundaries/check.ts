import { join } from 'node:path'
import { nameOf, readSource, type SyntaxNode, walk } from '../source/syntax.ts'
import { confined, type Part, parts, readersOfTheEnvironment, restricted } from './arrows.ts'
import { findCycles } from './cycles.ts'
import { type Edge, readGraph } from './graph.ts'

const BAGS = /(^|\/)(utils?|helpers?)(\/|\.[a-z]+$)/

/** What breaks the picture of the architecture, a sentence each; empty when all is well. */
export function checkBoundaries(root: string): { files: number; edges: number; broken: string[] } {
  const { files, edges } = readGraph(root)
  const broken = [
    ...(edges.length === 0 ? ['No import was found at all: the check itself is blind'] : []),
    ...files.filter((file) => BAGS.test(file)).map((file) => `${file}: name it for what it does`),
    ...files.filter((file) => partOf(file) === undefined).map(noPlace),
    ...edges.flatMap(forbidden),
    ...findCycles(edges).map((way) => `A circle of imports: ${way.join(' → ')}`),
    ...files.flatMap((file) => environmentReads(root, file)),
  ]
  return { files: files.length, edges: edges.length, broken }
}

const noPlace = (file: string) => `${file}: this folder is not in tools/boundaries/arrows.ts`

function partOf(file: string): Part | undefined {
  return parts.find((part) => part.files.test(file))
}

function forbidden(edge: Edge): string[] {
  const from = partOf(edge.from)
  if (from === undefined) return []
  const reason = edge.to === undefined ? foreign(from, edge.of) : ours(from, edge, edge.to)
  return reason === undefined ? [] : [`${edge.from}:${edge.line} imports ${edge.of}: ${reason}`]
}

function foreign(from: Part, of: string): string | undefined {
  const only = restricted.find((rule) => rule.part === from.name)
  if (only && !only.packages.test(of)) return `${from.name} may import no such package`
  if (from.may.includes('anything') || from.name === 'tools') return undefined
  const rule = confined.find(({ packages }) => packages.test(of))
  if (!rule || rule.to.includes(from.name)) return undefined
  return `only ${rule.to.join(', ')} may import that package`
}

function ours(from: Part, edge: Edge, target: string): string | undefined {
  const to = partOf(target)
  if (from.may.includes('anything')) return undefined
  if (to === undefined) return undefined
  if (!mayImport(from, to, edge.typeOnly)) {
    return to.name === 'test'
      ? 'only tests may import that'
      : `${from.name} may not import ${to.name}`
  }
  if (!sameArea(from, edge.from, to, target)) return 'one area may not import another'
  return undefined
}

function mayImport(from: Part, to: Part, typeOnly: boolean): boolean {
  if (from.name === to.name || from.may.includes(to.name)) return true
  return typeOnly && from.may.includes(`types of ${to.name}`)
}

function sameArea(from: Part, file: string, to: Part, target: string): boolean {
  const [mine, theirs] = [from.files.exec(file)?.[1], to.files.exec(target)?.[1]]
  return mine === undefined || theirs === undefined || mine === theirs
}

function environmentReads(root: string, file: string): string[] {
  const part = partOf(file)
  if (part === undefined || readersOfTheEnvironment.includes(part.name)) return []
  const source = readSource(join(root, file))
  return [...walk(source.tree)]
    .filter(({ node }) => readsEnvironment(node))
    .map(({ node }) => `${file}:${source.lineOf(node.start)} reads process.env: only config may`)
}

function readsEnvironment(node: SyntaxNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    nameOf(node.object) === 'process' &&
    nameOf(node.property) === 'env'
  )
}
