import type { Shape } from '#shapes/shape.ts'
import type { Documents } from '#storage/storage.ts'
import type { Form } from './form.ts'
import type { Ledger } from './ledger.ts'
import { type Params, readParams, type Spec } from './params.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface Call {
  readonly ledger: Ledger
  readonly documents: Documents
  /** The id in the path. */
  readonly id: string
  /** Called from a page, which may only do what it knows the client secret for. */
  readonly fromPage: boolean
}

type Method = 'GET' | 'POST' | 'DELETE'

export interface Endpoint {
  readonly method: Method
  /** With `{id}` where an id stands. */
  readonly path: string
  /** Pages may call it with the publishable key. */
  readonly pages: boolean
  /** Reads the parameters first: invalid ones are refused before anything happens. */
  prepare(form: Form): (call: Call) => Promise<Shape | Answer>
}

export function endpoint<S extends Spec>(
  method: Method,
  path: string,
  params: S,
  run: (call: Call, params: Params<S>) => Promise<Shape | Answer>,
  { pages = false } = {},
): Endpoint {
  return {
    method,
    path,
    pages,
    prepare(form) {
      const read = readParams(params, form)
      return (call) => run(call, read)
    },
  }
}
