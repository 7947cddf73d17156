import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  clockTime,
  day,
  instant,
  isStorable,
  list,
  storablePart,
  text,
  UNSTORABLE,
} from './index.ts'

const firstMessage = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

describe('text', () => {
  it('refuses a NUL and an unpaired surrogate instead of garbling them', () => {
    const schema = text({ max: 10 })
    expect(firstMessage(schema, 'a\0b')).toBe(UNSTORABLE)
    expect(firstMessage(schema, 'a\ud83db')).toBe(UNSTORABLE)
    expect(schema.parse('a😀b')).toBe('a😀b')
  })

  it('accepts exactly what survives UTF-8 and is within its bound', () => {
    const schema = text({ max: 20 })
    const anyString = fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((c) => String.fromCharCode(c)),
      maxLength: 30,
    })
    fc.assert(
      fc.property(anyString, (value) => {
        const survives = new TextDecoder().decode(new TextEncoder().encode(value)) === value
        // The decoder takes a byte order mark away, which is storable all the same.
        fc.pre(!value.startsWith('\ufeff'))
        expect(isStorable(value)).toBe(survives && !value.includes('\0'))
        expect(isStorable(storablePart(value))).toBe(true)
        if (isStorable(value)) expect(storablePart(value)).toBe(value)
        expect(schema.safeParse(value).success).toBe(isStorable(value) && value.length <= 20)
      }),
    )
  })

  it('counts text of blanks alone as missing when it is trimmed', () => {
    const schema = text({ max: 10, required: 'Needed', trim: true })
    expect(firstMessage(schema, '   ')).toBe('Needed')
    expect(firstMessage(schema, undefined)).toBe('Needed')
    expect(firstMessage(schema, 5)).not.toBe('Needed')
    expect(schema.parse('  a ')).toBe('a')
  })

  it('leaves the blanks of untrimmed text alone', () => {
    expect(text({ max: 10, required: 'Needed' }).parse('  ')).toBe('  ')
  })
})

describe('list', () => {
  it('complains once about a list that is too long, whatever is in it', () => {
    const issues = list(z.string(), 3).safeParse(new Array(100_000).fill(7)).error?.issues
    expect(issues).toHaveLength(1)
    expect(issues?.[0]).toMatchObject({ code: 'too_big', maximum: 3, origin: 'array' })
  })

  it('checks each item of a list that is not too long', () => {
    expect(list(z.string(), 3).parse(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
    expect(list(z.string(), 3).safeParse(['a', 7]).error?.issues[0]?.path).toEqual([1])
    expect(list(z.string(), 3).safeParse('abc').success).toBe(false)
  })

  it('says what it is told to say', () => {
    const schema = list(z.string(), 1, { error: 'Too much', params: { code: 'x' } })
    expect(schema.safeParse(['a', 'b']).error?.issues[0]).toMatchObject({
      message: 'Too much',
      params: { code: 'x' },
    })
  })
})

describe('moments', () => {
  it('take instants with a zone that exist, and nothing else', () => {
    for (const good of ['2026-03-14T09:30:00Z', '2026-03-14T09:30:00.123+05:30'])
      expect(instant().safeParse(good).success, good).toBe(true)
    const endless = `2026-03-14T09:30:00.${'1'.repeat(1000)}Z`
    for (const bad of ['2026-02-30T00:00:00Z', '2026-03-14T09:30:00', '2026-03-14', '', endless])
      expect(firstMessage(instant(), bad), bad).toBe('Must be a time such as 2026-03-14T09:30:00Z')
  })

  it('take no instant that has no four-digit year in UTC', () => {
    const edges = ['0000-01-01T00:00:00+01:00', '9999-12-31T23:30:00-01:00']
    for (const edge of edges) expect(instant().safeParse(edge).success, edge).toBe(false)
    for (const edge of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])
      expect(new Date(instant().parse(edge)).toISOString()).toHaveLength(24)
  })

  it('take days that exist', () => {
    expect(day().safeParse('2024-02-29').success).toBe(true)
    expect(firstMessage(day(), '2026-02-29')).toBe('Must be a day such as 2026-03-14')
  })

  it('take times of the day', () => {
    for (const good of ['00:00', '09:05', '23:59'])
      expect(clockTime().safeParse(good).success, good).toBe(true)
    for (const bad of ['24:00', '9:05', '12:60', '12:00:00', '12:00\n', ''])
      expect(firstMessage(clockTime(), bad), bad).toBe('Must be a time such as 20:00')
  })
})
