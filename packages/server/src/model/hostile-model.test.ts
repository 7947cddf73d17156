import { gzipSync } from 'node:zlib'
import type { Fault } from '@daywell/stand-ins/model-server'
import { describe, expect, it } from 'vitest'
import { aModel, models, NEVER, reasonOf, said, task, WHO } from './testing/call-model.ts'

/** What the caps allow and what the sockets of both sides may hold besides. */
const MAX_TAKEN_BYTES = 32 * 1024 * 1024

const floods = ['line', 'event', 'comments', 'empty-pieces', 'tiny-chunks', 'gzip'] as const

describe.each(models)('a hostile model that speaks as %s', (name) => {
  it.each(floods)(
    'AI-44 is cut off after a bounded number of bytes: %s',
    async (flood) => {
      const { model, provider } = await aModel(name)
      model.fault = { flood }
      for (const [at, call] of [
        () => said(provider),
        () => provider.write?.(task, NEVER, WHO),
      ].entries()) {
        expect(await reasonOf(Promise.resolve(call()))).toBe('too_long')
        await model.until(() => model.floodBytes.length === at + 1)
        expect(model.floodBytes[at]).toBeLessThan(MAX_TAKEN_BYTES)
      }
      expect(model.calls()).toBe(2)
    },
    120_000,
  )

  it('AI-44 is heard to its end where the connection stays open after it', async () => {
    const { model, provider } = await aModel(name)
    model.fault = 'open-end'
    expect(await said(provider)).toBe('A quiet answer.')
    await model.until(() => model.gone() === 1)
  })

  it('AI-44 writes no answer of many pages', async () => {
    const { model, provider } = await aModel(name)
    model.says = 'Calm. '.repeat(20_000)
    expect(await reasonOf(Promise.resolve(provider.write?.(task, NEVER, WHO)))).toBe('too_long')
  })

  const broken: [string, Fault][] = [
    ['JSON without a bottom', { raw: Buffer.from('{"a":'.repeat(150_000)) }],
    [
      'lists without a bottom',
      { raw: Buffer.from(`${'['.repeat(400_000)}${']'.repeat(400_000)}`) },
    ],
    ['bytes that are no text', { raw: Buffer.from([0x64, 0, 0xff, 0xfe, 0xc3, 0x0a, 0x0a]) }],
    ['a compressed answer that breaks off', compressedHalf()],
    ['headers of a megabyte', { status: 200, headers: { 'x-long': 'x'.repeat(1_000_000) } }],
  ]

  it.each(broken)('fails like any other with %s', async (_, fault) => {
    const { model, provider } = await aModel(name)
    model.fault = fault
    await reasonOf(said(provider))
    await reasonOf(Promise.resolve(provider.write?.(task, NEVER, WHO)))
  })
})

function compressedHalf(): Fault {
  const whole = gzipSync('data: {"choices":[]}\n\n'.repeat(1000))
  return { raw: whole.subarray(0, whole.length / 2), headers: { 'content-encoding': 'gzip' } }
}
