import * as z from 'zod/mini'

type Refusal = { readonly error?: string; readonly params?: Record<string, unknown> }

/**
 * A list of at most `max` items. The length is checked before any item, so that a list of a million
 * wrong items costs one check and not a million errors.
 */
export function list<T extends z.core.SomeType>(
  item: T,
  max: number,
  refusal?: Refusal,
): z.ZodMiniType<z.output<T>[], z.input<T>[]> {
  const notTooLong = z.transform((value: unknown, context: z.core.ParsePayload) => {
    if (!Array.isArray(value) || value.length <= max) return value
    context.issues.push(tooLong(value, max, refusal))
    return z.NEVER
  })
  const checked = z.pipe(notTooLong, z.array(item).check(z.maxLength(max)) as z.ZodMiniType)
  return checked as unknown as z.ZodMiniType<z.output<T>[], z.input<T>[]>
}

function tooLong(input: unknown[], maximum: number, refusal?: Refusal): z.core.$ZodRawIssue {
  if (refusal?.error === undefined)
    return { code: 'too_big', origin: 'array', maximum, inclusive: true, input }
  return { code: 'custom', message: refusal.error, params: refusal.params, input }
}
