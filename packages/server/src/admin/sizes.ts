const UNITS = [
  [1e9, 'GB'],
  [1e6, 'MB'],
] as const

/** For people: 80.4 GB, 1.2 MB, 46.1 kB. */
export function readableSize(bytes: number): string {
  const [divisor, unit] = UNITS.find(([size]) => bytes >= size) ?? [1000, 'kB']
  return `${(bytes / divisor).toFixed(1)} ${unit}`
}
