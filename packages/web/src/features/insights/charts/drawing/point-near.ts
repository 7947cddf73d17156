import type { DrawnPoint } from './points.tsx'

/** Half the width of a touch target, in px. */
const TOUCH_RADIUS_PX = 22

/** The point nearest to a touch, if within reach. */
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
    if (distance <= TOUCH_RADIUS_PX && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { point, distance }
  }
  return best?.point
}
