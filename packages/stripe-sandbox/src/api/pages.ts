import { list, type Shape } from '#shapes/shape.ts'
import type { FormValue } from './form.ts'
import { fields, type Params, text, whole } from './params.ts'
import { missing, UnreadableParameter } from './problem.ts'

const range = fields({ gt: whole, gte: whole, lt: whole, lte: whole })

function created(value: FormValue, name: string): (at: number) => boolean {
  if (typeof value === 'string') {
    const exact = whole(value, name)
    return (at) => at === exact
  }
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range(value, name)
  return (at) => at > gt && at >= gte && at < lt && at <= lte
}

/** What every list can be asked for. */
export const listing = { limit: whole, starting_after: text, ending_before: text, created }

/** A part of a list whose newest comes first. */
export function paged(url: string, all: readonly Shape[], params: Params<typeof listing>): Shape {
  const { created, ending_before: before, limit = 10, starting_after: after } = params
  if (limit < 1 || limit > 100) {
    throw new UnreadableParameter('parameter_invalid_integer', 'Limit is from 1 to 100', 'limit')
  }
  const wanted = created === undefined ? all : all.filter((one) => created(Number(one.created)))
  if (before !== undefined) {
    const newer = wanted.slice(0, placeOf(wanted, before, 'ending_before'))
    return list(url, newer.slice(-limit), newer.length > limit)
  }
  const start = after === undefined ? 0 : placeOf(wanted, after, 'starting_after') + 1
  return list(url, wanted.slice(start, start + limit), wanted.length > start + limit)
}

function placeOf(all: readonly Shape[], id: string, param: string): number {
  const place = all.findIndex((one) => one.id === id)
  if (place < 0) throw missing('object', id, 400, param)
  return place
}

/** Newest first; of those made in the same second, the later one. */
export function newestFirst(shapes: readonly Shape[]): Shape[] {
  return [...shapes].reverse().sort((one, other) => Number(other.created) - Number(one.created))
}
