import { describe, expect, it } from 'vitest'
import { parsePrometheus } from '#http/testing/prometheus-text.ts'
import { createMetrics } from './registry.ts'

describe('the metrics', () => {
  it('API-21 are valid Prometheus text, whatever the labels hold', async () => {
    const metrics = createMetrics()
    const odd = 'a "quoted" \\ value\nwith a second line, and {braces}'
    const counter = metrics.counter('things_total', 'Things.\nOn two lines \\ with a backslash.')
    counter.add({ kind: odd })
    counter.add({ kind: odd }, 2)
    metrics.gauge('level', 'A level.', () => [{ value: 1.5, labels: { kind: odd } }])
    const histogram = metrics.histogram('seconds', 'Seconds.', [0.1, 1, 10])
    for (const value of [0.05, 0.1, 5, 100]) histogram.observe(value, { kind: odd })

    const families = parsePrometheus(await metrics.text())
    expect([...families.keys()]).toEqual(['things_total', 'level', 'seconds'])
    expect(families.get('things_total')?.samples).toEqual([
      { name: 'things_total', labels: { kind: odd }, value: 3 },
    ])
    const buckets = families.get('seconds')?.samples.filter(({ name }) => name.endsWith('_bucket'))
    expect(buckets?.map(({ labels, value }) => [labels.le, value])).toEqual([
      ['0.1', 2],
      ['1', 2],
      ['10', 3],
      ['+Inf', 4],
    ])
  })

  it('leave out a gauge that fails, and show the others', async () => {
    const metrics = createMetrics()
    metrics.gauge('broken', 'Fails.', () => Promise.reject(new Error('no')))
    metrics.gauge('torn', 'Fails at once.', () => {
      throw new Error('no')
    })
    metrics.gauge('well', 'Works.', async () => 2)
    expect([...parsePrometheus(await metrics.text()).keys()]).toEqual(['well'])
  })

  it('refuse a second family of the same name', () => {
    const metrics = createMetrics()
    metrics.counter('things_total', 'Things.')
    expect(() => metrics.gauge('things_total', 'Again.', () => 1)).toThrow('registered twice')
  })
})
