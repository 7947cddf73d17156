import { join } from 'node:path'
import { isNode, nameOf, readSource, type SyntaxNode, stringOf, walk } from '../source/syntax.ts'

/** The folder of packages/server/src whose files alone query each table. */
const OWNERS: Readonly<Record<string, string>> = {
  ...ownedBy('stores/accounts', ['users', 'sessions', 'ended_sessions', 'api_tokens']),
  ...ownedBy('stores/journal', ['entries', 'revisions', 'client_ids', 'tombstones']),
  ...ownedBy('stores/journal', ['storage_used', 'vectors', 'corrections']),
  ...ownedBy('stores/journal', ['summaries', 'summary_sources']),
  ...ownedBy('stores/preferences', ['preferences']),
  ...ownedBy('stores/billing', ['subscriptions', 'payment_events', 'departed_customers']),
  ...ownedBy('stores/billing', ['sandbox_documents']),
  ...ownedBy('stores/push', ['push_people', 'push_subscriptions', 'push_outbox', 'push_told']),
  ...ownedBy('stores/media', ['media', 'media_parts', 'media_pieces']),
  ...ownedBy('stores/media', ['entry_media', 'revision_media']),
  ...ownedBy('stores/usage', ['model_tokens', 'model_tokens_of_all']),
  ...ownedBy('crypto', ['user_keys', 'instance_secrets']),
  ...ownedBy('leases', ['locks']),
  ...ownedBy('limits', ['limits']),
  ...ownedBy('database', ['meta', 'migrations']),
}

function ownedBy(folder: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, folder]))
}

const SERVER = 'packages/server/src/'
const QUERIES =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|(?:inner|left|right|full)Join)$/
const PAGED_DELETES = /^delete(?:Page|InPages)$/
const RAW_SQL = /^\s*(?:select|insert|update|delete|with)\s/
const TABLE_IN_SQL = /\b(?:from|join|into|update)\s+"?([a-z_]+)/g

/** Queries of a table outside the folder that owns it, a sentence each. */
export function foreignQueries(root: string, file: string): string[] {
  if (!file.startsWith(SERVER) || file.includes('/migrations/')) return []
  const source = readSource(join(root, file))
  return [...walk(source.tree)].flatMap(({ node }) =>
    tablesIn(node)
      .filter((table) => !file.startsWith(`${SERVER}${OWNERS[table]}/`))
      .map((table) => `${file}:${source.lineOf(node.start)} queries ${table}: ${ownerOf(table)}`),
  )
}

function ownerOf(table: string): string {
  const owner = OWNERS[table]
  return owner === undefined
    ? 'no folder owns it in tools/boundaries/tables.ts'
    : `${owner} owns it`
}

function tablesIn(node: SyntaxNode): string[] {
  if (node.type === 'CallExpression') return tablesOfCall(node)
  const text = stringOf(node) ?? ''
  if (!RAW_SQL.test(text)) return []
  return [...text.matchAll(TABLE_IN_SQL)]
    .map(([, table = '']) => table)
    .filter((table) => OWNERS[table] !== undefined)
}

function tablesOfCall({ callee, arguments: args }: SyntaxNode): string[] {
  const called = nameOf(isNode(callee) ? (callee.property ?? callee) : callee) ?? ''
  const given = Array.isArray(args) ? args.filter(isNode) : []
  if (PAGED_DELETES.test(called)) return given.flatMap(tableProperty)
  if (!QUERIES.test(called)) return []
  const [name] = (stringOf(given[0]) ?? '').split(' ')
  return name ? [name] : []
}

function tableProperty({ properties }: SyntaxNode): string[] {
  const all = Array.isArray(properties) ? properties.filter(isNode) : []
  return all
    .filter(({ key }) => nameOf(key) === 'table')
    .flatMap(({ value }) => stringOf(value) ?? [])
}
