import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf } from './index.ts'

function fields(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const parsed = schema.safeParse(value)
  return parsed.success ? {} : fieldsOf(parsed.error, value)
}

const says = (schema: z.ZodMiniType, value: unknown) =>
  fields(z.object({ a: schema }), { a: value }).a

describe('the fields of a refusal', () => {
  it('are named by their path', () => {
    const schema = z.object({ deep: z.array(z.object({ time: z.string() })) })
    expect(fields(schema, { deep: [{ time: 'x' }, { time: 5 }] })).toEqual({
      'deep.1.time': 'Must be text',
    })
    expect(fields(schema, 'x')).toEqual({ body: 'Must be an object' })
    expect(fields(schema, undefined)).toEqual({ body: 'Must be an object' })
  })

  it('tell a missing field from a wrong one', () => {
    const schema = z.object({ a: z.number(), b: z.object({ c: z.boolean() }) })
    expect(fields(schema, { b: {} })).toEqual({
      a: 'This field is required',
      'b.c': 'This field is required',
    })
    expect(fields(schema, { a: 'x', b: 1 })).toEqual({
      a: 'Must be a number',
      b: 'Must be an object',
    })
  })

  it('say what is wrong for every kind of mistake', () => {
    expect(says(z.int(), 1.5)).toBe('Must be a whole number')
    expect(says(z.boolean(), 'x')).toBe('Must be true or false')
    expect(says(z.array(z.string()), 'x')).toBe('Must be a list')
    expect(says(z.record(z.string(), z.string()), 'x')).toBe('Must be an object')
    expect(says(z.date(), 'x')).toBe('Wrong type')
    expect(says(z.string().check(z.maxLength(3)), 'abcd')).toBe('Must have at most 3 characters')
    expect(says(z.string().check(z.minLength(3)), 'ab')).toBe('Must have at least 3 characters')
    expect(says(z.array(z.unknown()).check(z.maxLength(1)), [1, 2])).toBe(
      'Must have at most 1 items',
    )
    expect(says(z.number().check(z.lte(7)), 8)).toBe('Must be at most 7')
    expect(says(z.number().check(z.gte(1)), 0)).toBe('Must be at least 1')
    expect(says(z.number().check(z.multipleOf(5)), 7)).toBe('Must be a multiple of 5')
    expect(says(z.enum(['x', 'y']), 'z')).toBe('Must be one of: x, y')
    expect(says(z.union([z.string(), z.number()]), true)).toBe('Doesn’t match any accepted format')
    expect(says(z.string().check(z.regex(/x/)), 'y')).toBe('Wrong format')
    expect(says(z.string().check(z.refine(() => false)), 'y')).toBe('Wrong format')
    expect(says(z.string().check(z.refine(() => false, 'Ours')), 'y')).toBe('Ours')
  })

  it('say the same where some library has loaded zod’s English texts', () => {
    const before = { ...z.config() }
    z.config(z.locales.en())
    try {
      expect(says(z.string(), 5)).toBe('Must be text')
      expect(says(z.string().check(z.maxLength(3)), 'abcd')).toBe('Must have at most 3 characters')
      expect(says(z.enum(['x', 'y']), 'z')).toBe('Must be one of: x, y')
      expect(says(z.strictObject({}), { b: 1 })).toBeUndefined()
      expect(fields(z.strictObject({}), { b: 1 })).toEqual({ b: 'Unknown field' })
      expect(says(z.iso.date('Ours'), 'x')).toBe('Ours')
    } finally {
      z.config({ localeError: before.localeError })
    }
  })

  it('say the first thing that is wrong with a field', () => {
    const schema = z.string().check(z.minLength(3, 'Too short'), z.regex(/x/, 'No x'))
    expect(says(schema, 'y')).toBe('Too short')
  })

  it('speak of the form that was meant, where a field may have several', () => {
    const form = z.union([
      z.string().check(z.minLength(2, 'Too short')),
      z.strictObject({ id: z.string() }),
    ])
    expect(fields(z.object({ a: form }), { a: { id: 1, b: 2 } })).toEqual({
      'a.id': 'Must be text',
      'a.b': 'Unknown field',
    })
    expect(says(form, 'x')).toBe('Too short')
    expect(says(form, 7)).toBe('Doesn’t match any accepted format')
  })

  it('are never too many, and their names never too long', () => {
    const surplus = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, i]))
    expect(Object.keys(fields(z.strictObject({}), surplus))).toHaveLength(100)
    const wrong = fields(z.array(z.string()), new Array(5000).fill(1))
    expect(Object.keys(wrong)).toHaveLength(100)
    const [name] = Object.keys(fields(z.strictObject({}), { ['x'.repeat(5000)]: 1 }))
    expect(name).toHaveLength(100)
  })

  it('may be called anything', () => {
    const hostile = JSON.parse('{"constructor": 1, "toString": 2}')
    expect(fields(z.strictObject({}), hostile)).toEqual({
      constructor: 'Unknown field',
      toString: 'Unknown field',
    })
  })
})
