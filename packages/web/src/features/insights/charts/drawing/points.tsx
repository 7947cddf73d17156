import type { ChartEmotion } from '@daywell/core/charts'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './drawing.module.css'
import { nextPoint, type PlacedPoint } from './next-point.ts'

/** A point of a chart with its hit area. */
export interface DrawnPoint extends PlacedPoint {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Accessible name. */
  readonly label: string
  readonly ids: readonly string[]
  /** The emotion it stands for, if any. */
  readonly emotion?: ChartEmotion | undefined
}

interface PointsProps<P extends DrawnPoint> {
  points: readonly P[]
  opened: string | undefined
  onOpen: (point: P) => void
  onClose: () => void
  /** The hovered or focused point. */
  onLook: (point: P | undefined) => void
  children: (point: P) => ReactNode
}

/** Roving tabindex: one point is in the tab order, arrow keys move between points. */
export function Points<P extends DrawnPoint>(props: PointsProps<P>) {
  const { points, opened, onOpen, onClose, onLook, children } = props
  const group = useRef<SVGGElement>(null)
  const [at, setAt] = useState<string>()
  const stop = points.some(({ key }) => key === at) ? at : points.at(-1)?.key
  const press = (event: KeyboardEvent, point: P) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onOpen(point)
      return
    }
    if (event.key === 'Escape' && opened !== undefined) onClose()
    const next = nextPoint(points, point, event)
    if (!next) return
    event.preventDefault()
    setAt(next.key)
    const found = group.current?.querySelector<SVGGElement>(
      `[data-point="${CSS.escape(next.key)}"]`,
    )
    found?.focus()
  }
  return (
    <g ref={group}>
      {points.map((point) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
        <g
          key={point.key}
          role="button"
          tabIndex={point.key === stop ? 0 : -1}
          aria-label={point.label}
          aria-expanded={point.key === opened}
          data-point={point.key}
          className={styles.point}
          onClick={() => {
            setAt(point.key)
            onOpen(point)
          }}
          onKeyDown={(event) => press(event, point)}
          onFocus={() => onLook(point)}
          onBlur={() => onLook(undefined)}
          onPointerEnter={() => onLook(point)}
          onPointerLeave={() => onLook(undefined)}
        >
          {children(point)}
          <rect
            className={styles.target}
            x={point.x}
            y={point.y}
            width={point.width}
            height={point.height}
            rx={2}
          />
        </g>
      ))}
    </g>
  )
}
