import { fieldsOf } from '@daywell/core/contract'
import type { Complaints, Values } from './form-state.ts'

interface Failed {
  readonly success: false
  readonly error: Parameters<typeof fieldsOf>[0]
}

/** A schema from core: the single place for a form's rules and their messages. */
export interface FormSchema<Sent> {
  safeParse(values: unknown): { readonly success: true; readonly data: Sent } | Failed
}

export function complaintsOf(schema: FormSchema<unknown>, values: Values): Complaints {
  const parsed = schema.safeParse(values)
  return parsed.success ? {} : fieldsOf(parsed.error, values)
}
