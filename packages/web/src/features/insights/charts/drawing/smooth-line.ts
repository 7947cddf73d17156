interface Place {
  readonly x: number
  readonly y: number
}

/** A monotone path through points, left to right, that never overshoots. */
export function smoothLine(points: readonly Place[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const slopes = points.map((_, index) => slopeAt(points, index))
  const curves = rest.map((to, index) => {
    const from = points[index] ?? first
    const third = (to.x - from.x) / 3
    const [leaving, arriving] = [slopes[index] ?? 0, slopes[index + 1] ?? 0]
    const bends = [from.x + third, from.y + third * leaving, to.x - third, to.y - third * arriving]
    return `C${[...bends, to.x, to.y].map(short).join(' ')}`
  })
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}`
}

/** Zero at extrema, and limited elsewhere so the curve can't overshoot. */
function slopeAt(points: readonly Place[], index: number): number {
  const before = slopeOf(points[index - 1], points[index])
  const after = slopeOf(points[index], points[index + 1])
  if (before === undefined || after === undefined || before * after <= 0) return 0
  return (2 * before * after) / (before + after)
}

function slopeOf(from: Place | undefined, to: Place | undefined): number | undefined {
  return from && to && to.x > from.x ? (to.y - from.y) / (to.x - from.x) : undefined
}

const short = (value: number) => Math.round(value * 10) / 10
