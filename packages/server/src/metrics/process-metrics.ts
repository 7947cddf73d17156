import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Labels, Metrics } from './registry.ts'

const LAG_RESOLUTION_MS = 10
const QUANTILES = [0.5, 0.9, 0.99]

/** What every process of Node has to tell, and what this one is. Ends with `stop`. */
export function measureProcess(metrics: Metrics, build: Labels): { stop(): void } {
  metrics.gauge('daywell_build_info', 'Version, runtime and storage engine; always 1.', () => [
    { labels: build, value: 1 },
  ])
  metrics.gauge('process_uptime_seconds', 'Seconds since startup.', process.uptime)
  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss)
  metrics.gauge('process_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  metrics.total('process_cpu_seconds_total', 'Processor time, user and system.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  return measureLoopLag(metrics)
}

/** Each reading covers the time since the one before. */
function measureLoopLag(metrics: Metrics): { stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  delays.enable()
  // The timer itself waits for its resolution; only what comes on top is lag.
  const lagSeconds = (nanoseconds: number) =>
    Math.max(0, nanoseconds / 1e9 - LAG_RESOLUTION_MS / 1000)
  metrics.gauge(
    'daywell_event_loop_lag_seconds',
    'Event loop delay since the metrics were last read. Quantile 1 is the worst.',
    () => {
      const readings = QUANTILES.map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: lagSeconds(delays.percentile(quantile * 100)),
      }))
      const worst = { labels: { quantile: '1' }, value: lagSeconds(delays.max) }
      delays.reset()
      return [...readings, worst]
    },
  )
  return { stop: () => void delays.disable() }
}
