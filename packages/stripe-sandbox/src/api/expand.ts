import type { Ledger } from './ledger.ts'
import { hiddenIn, shapeOf } from './lookup.ts'
import { UnreadableParameter } from './problem.ts'

type Tree = Record<string, unknown>

/** Where there may be an object, although at the moment there is none. */
const EXPANDABLE: ReadonlySet<string> = new Set([
  'customer',
  'subscription',
  'invoice',
  'latest_invoice',
  'charge',
  'latest_charge',
  'payment_intent',
  'payment_method',
  'default_payment_method',
  'product',
  'price',
])

/** Puts objects in the place of their ids, along paths such as `data.latest_invoice.payments`. */
export async function expanded(
  ledger: Ledger,
  shape: unknown,
  paths: readonly string[],
): Promise<unknown> {
  const copy = structuredClone(shape)
  for (const path of paths) await follow(ledger, copy, path.split('.'), path)
  return copy
}

async function follow(
  ledger: Ledger,
  at: unknown,
  steps: readonly string[],
  path: string,
): Promise<void> {
  const [step, ...rest] = steps
  if (step === undefined || at === null) return
  if (Array.isArray(at)) {
    for (const one of at) await follow(ledger, one, steps, path)
    return
  }
  const tree = at as Tree
  tree[step] = await open(ledger, tree, step, path)
  await follow(ledger, tree[step], rest, path)
}

async function open(ledger: Ledger, tree: Tree, step: string, path: string): Promise<unknown> {
  const value = tree[step]
  if (value === null ? EXPANDABLE.has(step) : typeof value === 'object') return value
  const found =
    typeof value === 'string' && value.includes('_')
      ? await shapeOf(ledger, value)
      : value === undefined && tree.object === 'invoice'
        ? await hiddenIn(ledger, String(tree.id), step)
        : undefined
  if (found !== undefined) return found
  const message = `This property cannot be expanded (${step}).`
  throw new UnreadableParameter(undefined, message, `expand: ${path}`)
}
