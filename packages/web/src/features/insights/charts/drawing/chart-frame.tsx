import type { Reading } from '@daywell/core/charts'
import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { BehindPoint } from '../behind/behind-point.tsx'
import { chartsTexts } from '../charts.texts.ts'
import frame from './chart-frame.module.css'
import styles from './drawing.module.css'
import { pointNear } from './point-near.ts'
import { type DrawnPoint, Points } from './points.tsx'

/** A chart laid out for a width. */
export interface Drawn<P extends DrawnPoint> {
  readonly height: number
  readonly points: readonly P[]
  /** Decoration below the points: lines and labels. */
  readonly under: ReactNode
  readonly shape: (point: P) => ReactNode
}

/** Opens the entries behind a point, from the drawing or the table. */
export type Open = (point: Pick<DrawnPoint, 'key' | 'label' | 'ids' | 'emotion'>) => void

interface ChartFrameProps<P extends DrawnPoint> {
  title: string
  note: string
  reading: Reading
  draw: (width: number) => Drawn<P>
  table: (open: Open) => ReactNode
  /** Shown instead of the chart while there's nothing to draw. */
  instead?: ReactNode | undefined
  aside?: ReactNode
  className?: string | undefined
}

/** A chart with its title, summary sentence, table, and the entries behind the open point. */
export function ChartFrame<P extends DrawnPoint>(props: ChartFrameProps<P>) {
  const { title, note, reading, table, instead, aside, className } = props
  const texts = useTexts(chartsTexts)
  const id = useId()
  const [opened, setOpened] = useState<Parameters<Open>[0]>()
  const [looked, setLooked] = useState<string>()
  const before = useRef<Element | null>(null)
  const open: Open = (point) => {
    before.current = document.activeElement
    setOpened(point.key === opened?.key ? undefined : point)
  }
  const close = () => {
    setOpened(undefined)
    if (before.current instanceof HTMLElement || before.current instanceof SVGElement)
      before.current.focus()
  }
  const isDrawn = !instead && reading.isEnough
  return (
    <section className={`${frame.chart} ${className ?? ''}`} aria-labelledby={id}>
      <div className={frame.head}>
        <h3 className={frame.title} id={id}>
          {title}
        </h3>
        {isDrawn && aside}
        {(isDrawn || instead) && <p className={frame.note}>{looked ?? note}</p>}
      </div>
      {isDrawn && (
        <Drawing {...props} opened={opened?.key} onOpen={open} onClose={close} onLook={setLooked} />
      )}
      {instead ?? <p className={frame.reading}>{reading.sentence}</p>}
      {!instead && reading.lacks && <HowFar {...reading.lacks} />}
      {isDrawn && opened && <BehindPoint title={opened.label} {...opened} onClose={close} />}
      {isDrawn && (
        <details className={frame.details}>
          <summary>{texts.table}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
          <section className={frame.table} aria-label={texts.tableOf(title)} tabIndex={0}>
            {table(open)}
          </section>
        </details>
      )}
    </section>
  )
}

/** Progress toward the minimum number of entries; the sentence says it in words. */
function HowFar({ least, there }: NonNullable<Reading['lacks']>) {
  return (
    <p className={frame.howFar} aria-hidden="true">
      {Array.from({ length: least }, (_, index) => `${index < there}${index}`).map((key) => (
        <span key={key} data-there={key.startsWith('true') ? '' : undefined} />
      ))}
    </p>
  )
}

interface DrawingProps<P extends DrawnPoint> extends Pick<ChartFrameProps<P>, 'title' | 'draw'> {
  opened: string | undefined
  onOpen: Open
  onClose: () => void
  onLook: (label: string | undefined) => void
}

function Drawing<P extends DrawnPoint>(props: DrawingProps<P>) {
  const { title, draw, opened, onOpen, onClose, onLook } = props
  const texts = useTexts(chartsTexts)
  const [ref, width] = useMeasuredWidth()
  // Memoized: hovering over points doesn't redraw.
  const drawn = useMemo(() => (width > 0 ? draw(width) : undefined), [draw, width])
  // Touch targets: a finger is wider than a day, so use the nearest point.
  const touch = ({ target, currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    if (!drawn || (target instanceof Element && target.closest('[data-point]'))) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const near = pointNear(drawn.points, clientX - left, clientY - top)
    if (near) onOpen(near)
  }
  return (
    <fieldset ref={ref} className={frame.drawing} aria-label={texts.points(title)}>
      {drawn && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard uses the points themselves
        <svg
          className={styles.svg}
          onClick={touch}
          width={width}
          height={drawn.height}
          role="presentation"
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing focusable inside */}
          <g aria-hidden="true">{drawn.under}</g>
          <Points
            points={drawn.points}
            opened={opened}
            onOpen={onOpen}
            onClose={onClose}
            onLook={(point) => onLook(point?.label)}
          >
            {drawn.shape}
          </Points>
        </svg>
      )}
    </fieldset>
  )
}

/**
 * Measures an element's width, so that a chart is drawn in real pixels and its text stays crisp.
 */
function useMeasuredWidth() {
  const ref = useRef<HTMLFieldSetElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // A transition per chart: measuring all at once would block the page.
    const measure = () => startTransition(() => setWidth(Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
