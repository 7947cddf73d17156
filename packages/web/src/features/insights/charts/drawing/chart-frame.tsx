import type { Reading } from '@daywell/core/charts'
import { type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { BehindPoint } from '../behind/behind-point.tsx'
import { chartsTexts } from '../charts.texts.ts'
import frame from './chart-frame.module.css'
import styles from './drawing.module.css'
import { pointNear } from './point-near.ts'
import { type DrawnPoint, Points } from './points.tsx'
import { useMeasuredWidth } from './use-measured-width.ts'

/** What a chart comes to at a width. */
export interface Drawn<P extends DrawnPoint> {
  readonly height: number
  readonly points: readonly P[]
  /** What lies under the points: lines, and the words in place. */
  readonly under: ReactNode
  readonly shape: (point: P) => ReactNode
}

/** What is opened: by a point of the drawing, or from the table. */
export type Open = (point: Pick<DrawnPoint, 'key' | 'label' | 'ids' | 'emotion'>) => void

interface ChartFrameProps<P extends DrawnPoint> {
  title: string
  note: string
  reading: Reading
  draw: (width: number) => Drawn<P>
  table: (open: Open) => ReactNode
  /** Stands for the chart while there is nothing to draw yet. */
  instead?: ReactNode | undefined
  aside?: ReactNode
  className?: string | undefined
}

/** A chart with its name, its sentence, its table, and the entries behind the point that is open. */
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <section className={frame.table} aria-label={texts.tableOf(title)} tabIndex={0}>
            {table(open)}
          </section>
        </details>
      )}
    </section>
  )
}

/** How many of the entries that it takes are there; the sentence says it. */
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
  // Not again for each point that the mouse goes over.
  const drawn = useMemo(() => (width > 0 ? draw(width) : undefined), [draw, width])
  // A finger is broader than a day: what it touches beside a point means the nearest one.
  const touch = ({ target, currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    if (!drawn || (target instanceof Element && target.closest('[data-point]'))) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const near = pointNear(drawn.points, clientX - left, clientY - top)
    if (near) onOpen(near)
  }
  return (
    <fieldset ref={ref} className={frame.drawing} aria-label={texts.points(title)}>
      {drawn && (
        // biome-ignore lint/a11y/noStaticElementInteractions: by keys one goes to the points themselves
        <svg
          className={styles.svg}
          onClick={touch}
          width={width}
          height={drawn.height}
          role="presentation"
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines and words, none of which has the focus */}
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
