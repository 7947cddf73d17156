import type { DrawnPoint } from './points.tsx'

/** Half the breadth of what a finger touches. */
const REACH = 22

/** The point that is nearest to a place, if a finger there could have meant it. */
export function pointNear<P extends Pick<DrawnPoint, 'x' | 'y' | 'width' | 'height'>>(
  points: readonly P[],
  x: number,
  y: number,
): P | undefined {
  let best: { readonly point: P; readonly distance: number } | undefined
  for (const point of points) {
    const across = Math.max(point.x - x, 0, x - point.x - point.width)
    const down = Math.max(point.y - y, 0, y - point.y - point.height)
    const distance = Math.hypot(across, down)
    if (distance <= REACH && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { point, distance }
  }
  return best?.point
}
