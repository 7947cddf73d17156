import { join, posix } from 'node:path'
import { nameOf, readSource, type SyntaxNode, walk } from '../source/syntax.ts'
import {
  confined,
  coreFolders,
  coreSchemas,
  type Part,
  parts,
  readersOfTheEnvironment,
  restricted,
} from './arrows.ts'
import { findCycles } from './cycles.ts'
import { type Edge, readGraph } from './graph.ts'
import { retiredNames } from './retired-names.ts'
import { retiredInDocs, retiredPhrases } from './retired-phrases.ts'
import { foreignQueries } from './tables.ts'

const MAX_FILES_IN_FOLDER = 20
const MAX_FLOORS = 10
const MAX_ARROWS = 30
const WEB = /^packages\/web\/src\/([^/]+)\//
/** Where folders are counted. */
const COUNTED = /^(?:packages\/(?:web|server|core|e2e|bench|stand-ins|stripe-sandbox)\/src|tools)\//
const CORE = /^packages\/core\/src\/([^/]+)\//

const BAGS = /(^|\/)(utils?|helpers?)(\/|\.[a-z]+$)/

/** What breaks the picture of the architecture, a sentence each; empty when all is well. */
export function checkBoundaries(root: string) {
  const { files, edges } = readGraph(root)
  const arrows = arrowsAtTheTop(edges)
  const broken = [
    ...(edges.length === 0 ? ['Found no imports at all: the check itself is broken'] : []),
    ...files.filter((file) => BAGS.test(file)).map((file) => `${file}: name it after what it does`),
    ...files.filter((file) => !hasPlace(file)).map(noPlace),
    ...edges.flatMap(forbidden),
    ...edges.flatMap(forbiddenInCore),
    ...findCycles(edges).map((way) => `Circular import: ${way.join(' → ')}`),
    ...files.flatMap((file) => environmentReads(root, file)),
    ...files.flatMap((file) => retiredNames(root, file)),
    ...files.filter(isProduct).flatMap((file) => retiredPhrases(root, file)),
    ...retiredInDocs(root),
    ...files.filter((file) => !mayDoAnything(file)).flatMap((file) => foreignQueries(root, file)),
    ...crowdedTop(files, arrows),
    ...crowdedFolders(files),
  ]
  return { files: files.length, edges: edges.length, arrows: arrows.size, broken }
}

const isProduct = (file: string) => partOf(file)?.name !== 'test'

/** Which folders at the top of the web package import which others. */
function arrowsAtTheTop(edges: readonly Edge[]): ReadonlySet<string> {
  const between = edges
    .filter(({ from }) => WEB.test(from) && isProduct(from))
    .map(({ from, to = '' }) => [WEB.exec(from)?.[1], WEB.exec(to)?.[1]] as const)
    .filter(([from, to]) => to !== undefined && from !== to)
  return new Set(between.map(([from, to]) => `${from} → ${to}`))
}

function crowdedTop(files: readonly string[], arrows: ReadonlySet<string>): string[] {
  const floors = new Set(files.flatMap((file) => WEB.exec(file)?.[1] ?? []))
  return [
    ...(floors.size > MAX_FLOORS ? [`packages/web/src: ${floors.size} folders at the top`] : []),
    ...(arrows.size > MAX_ARROWS ? [`packages/web/src: ${arrows.size} arrows at the top`] : []),
  ]
}

function crowdedFolders(files: readonly string[]): string[] {
  const counted = files.filter((file) => COUNTED.test(file) && isProduct(file))
  const folders = Map.groupBy(counted, (file) => posix.dirname(file))
  return [...folders]
    .filter(([, inside]) => inside.length > MAX_FILES_IN_FOLDER)
    .map(([folder, { length }]) => `${folder}: ${length} files; split it by topic`)
}

const mayDoAnything = (file: string) => partOf(file)?.may.includes('anything') ?? false

/** What breaks the table of the folders of core, and what the contract may load. */
function forbiddenInCore({ from, to = '', line, of }: Edge): string[] {
  const [mine, theirs] = [coreFolderOf(from), coreFolderOf(to)]
  if (mine === undefined || theirs === undefined) return []
  const reason = arrowInCore(mine, theirs) ?? engineInSchemas(from, to)
  return reason === undefined ? [] : [`${from}:${line} imports ${of}: ${reason}`]
}

const coreFolderOf = (file: string) => (isProduct(file) ? CORE.exec(file)?.[1] : undefined)

function arrowInCore(from: string, to: string): string | undefined {
  if (from === to || coreFolders[from]?.includes(to)) return undefined
  return `core/${from} may not import core/${to}`
}

function engineInSchemas(from: string, to: string): string | undefined {
  const isContract = coreFolderOf(from) === 'contract'
  if (!isContract && !coreSchemas.test(from)) return undefined
  if (coreSchemas.test(to) || (isContract && coreFolderOf(to) === 'contract')) return undefined
  return 'the contract loads schemas only'
}

function hasPlace(file: string): boolean {
  const folder = coreFolderOf(file)
  return partOf(file) !== undefined && (folder === undefined || Object.hasOwn(coreFolders, folder))
}

const noPlace = (file: string) => `${file}: this folder isn’t in tools/boundaries/arrows.ts`

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
  if (only && !only.packages.test(of)) return `${from.name} may not import that package`
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
