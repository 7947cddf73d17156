import { isOffline } from '@daywell/core/errors'
import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { Fetched } from '#kit/fetch/use-fetch.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { EmptyState } from '#kit/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './choice-list.module.css'
import { historyTexts } from './history.texts.ts'
import { TwoPanes } from './two-panes.tsx'

/** The outcome of an action; shown inside the dialog, since the page below is inert. */
export interface Outcome {
  readonly kind: 'info' | 'danger'
  readonly words: string
}

interface ReadAndRestoreProps<Item> {
  texts: Readonly<
    Record<
      'title' | 'list' | 'loading' | 'empty' | 'emptyWhy' | 'offline' | 'failed' | 'keeps',
      string
    >
  > & { readonly restore: string; readonly restoring: string }
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The device's data is still loading. */
  loading: boolean
  server: Fetched<unknown> & { readonly retry: () => void }
  row: (item: Item) => ReactNode
  page: (item: Item) => ReactNode
  onRestore: (item: Item) => Promise<Outcome | undefined>
  onClose: () => void
}

/** A list of versions or deleted entries: choose, read, restore. */
export function ReadAndRestore<Item>(props: ReadAndRestoreProps<Item>) {
  const { texts, items, keyOf, onRestore } = props
  const [chosenKey, choose] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const loading = props.loading || props.server.phase === 'loading'
  const chosen = loading ? undefined : (items.find((item) => keyOf(item) === chosenKey) ?? items[0])
  const restore = async (item: Item) => {
    setBusy(true)
    setOutcome(undefined)
    setOutcome(await onRestore(item))
    setBusy(false)
  }
  return (
    <TwoPanes
      title={texts.title}
      onClose={props.onClose}
      list={
        <>
          {outcome && <Banner kind={outcome.kind}>{outcome.words}</Banner>}
          <Notice fetched={props.server} {...texts} />
          {loading && <Skeleton label={texts.loading} lines={6} />}
          {!loading && !chosen && props.server.phase === 'loaded' && (
            <EmptyState level={3} title={texts.empty}>
              {texts.emptyWhy}
            </EmptyState>
          )}
          {chosen !== undefined && (
            <ChoiceList
              label={texts.list}
              items={items}
              keyOf={keyOf}
              chosen={keyOf(chosen)}
              onChoose={(item) => choose(keyOf(item))}
            >
              {props.row}
            </ChoiceList>
          )}
        </>
      }
      pageKey={chosen && keyOf(chosen)}
      page={chosen !== undefined && props.page(chosen)}
      foot={
        chosen !== undefined && (
          <>
            {texts.keeps}
            <Button
              kind="primary"
              busy={busy}
              busyLabel={texts.restoring}
              onClick={() => restore(chosen)}
            >
              {texts.restore}
            </Button>
          </>
        )
      }
    />
  )
}

interface NoticeProps {
  fetched: Fetched<unknown> & { readonly retry: () => void }
  offline: string
  failed: string
}

/** Why server data is missing, and what to do. */
function Notice({ fetched, offline, failed }: NoticeProps) {
  const { retry } = useTexts(historyTexts)
  if (isUnreached(fetched)) {
    return <Banner icon={<WifiOff aria-hidden="true" />}>{offline}</Banner>
  }
  if (fetched.phase !== 'failed') return null
  const action = (
    <Button kind="quiet" size="small" onClick={fetched.retry}>
      {retry}
    </Button>
  )
  return (
    <Banner kind="danger" action={action}>
      {failed}
    </Banner>
  )
}

/** Whether the server was unreachable, which is retried automatically. */
function isUnreached({ phase, error }: Fetched<unknown>): boolean {
  return phase === 'failed' && error instanceof CallFailure && isOffline(error.failure)
}

interface ChoiceListProps<Item> {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  chosen: string | undefined
  onChoose: (item: Item) => void
  children: (item: Item) => ReactNode
}

/** Selectable rows. Radios underneath, so that arrow keys work. */
function ChoiceList<Item>(props: ChoiceListProps<Item>) {
  const { label, items, keyOf, chosen, onChoose, children } = props
  const name = useId()
  const ref = useRef<HTMLFieldSetElement>(null)
  // Focuses the loaded list, so arrow keys work at once.
  useEffect(() => ref.current?.querySelector<HTMLElement>(':checked')?.focus(), [])
  return (
    <fieldset ref={ref}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {items.map((item) => {
        const key = keyOf(item)
        return (
          <label key={key} className={styles.row}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(item)}
            />
            {children(item)}
          </label>
        )
      })}
    </fieldset>
  )
}
