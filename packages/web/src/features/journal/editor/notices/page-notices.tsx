import { storablePart } from '@daywell/core/input'
import { TEXT_MAX, TITLE_MAX } from '@daywell/core/journal'
import { plainBeginning } from '@daywell/core/markdown'
import { titleOfPhotos } from '@daywell/core/media'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { readWidth } from '#features/journal/layout/use-width.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { useJournal, useJournalHandle, useJournalState } from '#services/journal/journal-context.ts'
import { moment } from '../dates.ts'
import { useEditor, useEditorView } from '../editor-context.ts'
import { MediaNotices } from '../media/adding/media-notices.tsx'
import type { FieldRefs } from '../use-page.ts'
import { noticesTexts } from './notices.texts.ts'
import styles from './page-notices.module.css'
import { keepTextSteady } from './steady-text.ts'

/** Text length from which the limit is shown. */
const NEAR = TEXT_MAX - 10_000

interface PageNoticesProps {
  /** Receives focus when a notice is dismissed. */
  text: RefObject<HTMLElement | null>
  asks: FieldRefs['asks']
  onTakeWaiting: () => void
}

/** Notices about this page, one sentence each. */
export function PageNotices({ text, asks, onTakeWaiting }: PageNoticesProps) {
  return (
    <>
      <div className={styles.notices}>
        <NotOpen />
        <OpenElsewhere />
      </div>
      <div className={styles.notices} ref={(notices) => writeOnAfter(notices, text)}>
        <SetAside />
        <Waiting onTake={onTakeWaiting} />
      </div>
      <InSight text={text}>
        <Notice />
        <Limit />
        <MediaNotices onTake={() => asks.ask('take')} />
      </InSight>
    </>
  )
}

/** A sticky region, visible wherever one writes. */
function InSight({ text, children }: { text: PageNoticesProps['text']; children: ReactNode }) {
  const notices = useRef<HTMLDivElement>(null)
  // Not a layout effect: the text is mounted after the notices.
  useEffect(() => {
    if (!notices.current) return
    const letGo = keepTextSteady(notices.current, text)
    const stopListening = writeOnAfter(notices.current, text)
    return () => {
      letGo()
      stopListening()
    }
  }, [text])
  return (
    <div className={styles.inSight} ref={notices}>
      {children}
    </div>
  )
}

/** Dismissing a notice removes its focused button; move focus to the text. */
function writeOnAfter(notices: HTMLElement | null, text: PageNoticesProps['text']): () => void {
  const listening = new AbortController()
  const writeOn = ({ target }: Event) => {
    // On a phone that would open the keyboard.
    if (readWidth() === 'phone' || !(target as Element).closest('button')) return
    text.current?.focus({ preventScroll: true })
  }
  notices?.addEventListener('click', writeOn, { signal: listening.signal })
  return () => listening.abort()
}

function Notice() {
  const { notices } = useTexts(noticesTexts)
  const editor = useEditor()
  const notice = useEditorView((state) => state.notice)
  const dismiss = <Quiet onClick={editor.dismissNotice}>{notices.dismiss}</Quiet>
  switch (notice?.kind) {
    case 'restored': {
      const discard = <Quiet onClick={editor.discard}>{notices.discard}</Quiet>
      return <Banner action={discard}>{notices.restored(moment(notice.at, Date.now()))}</Banner>
    }
    case 'changed-elsewhere':
      return <Banner action={dismiss}>{notices.changedElsewhere}</Banner>
    case 'deleted':
      return <Banner>{notices.deleted}</Banner>
    default:
      return null
  }
}

/** Stays until the text is restored or discarded. */
function SetAside() {
  const { notices } = useTexts(noticesTexts)
  const editor = useEditor()
  const aside = useEditorView((state) => state.aside)
  const shown = aside !== undefined
  const banner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The person may have scrolled far down.
    if (shown) banner.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  if (!shown) return null
  const actions = (
    <span className={styles.actions}>
      <Quiet onClick={editor.discardAside}>{notices.discardAside}</Quiet>
      <Quiet onClick={editor.undo}>{notices.undo}</Quiet>
    </span>
  )
  return (
    <div ref={banner}>
      <Banner action={actions}>{notices.setAside}</Banner>
    </div>
  )
}

function OpenElsewhere() {
  const { notices } = useTexts(noticesTexts)
  const entryId = useEditorView((state) => state.entryId)
  const elsewhere = useJournal()?.openElsewhere
  const open = useObservable(elsewhere, () => entryId !== undefined && elsewhere?.has(entryId))
  return open ? <Banner>{notices.openElsewhere}</Banner> : null
}

/** Drafts of closed tabs, offered one at a time. */
function Waiting({ onTake }: { onTake: () => void }) {
  const { notices } = useTexts(noticesTexts)
  const editor = useEditor()
  const draft = useEditorView((state) => state.waiting[0])
  if (!draft) return null
  const named = plainBeginning(draft.content).trim() || draft.title
  const beginning = (named || titleOfPhotos(draft.content)).slice(0, 60)
  const actions = (
    <span className={styles.actions}>
      <Quiet onClick={editor.dismissWaiting}>{notices.notNow}</Quiet>
      <Quiet onClick={onTake}>{notices.bringBack}</Quiet>
    </span>
  )
  const when = moment(Date.parse(draft.lastModified), Date.now())
  return <Banner action={actions}>{notices.waiting(when, beginning)}</Banner>
}

function Limit() {
  const { limit, unstorable } = useTexts(noticesTexts)
  const editor = useEditor()
  const remove = <Quiet onClick={() => editor.repair(storablePart)}>{unstorable.remove}</Quiet>
  // Rounded, so the live region isn't announced on every key.
  const over = useEditorView(({ length }) => Math.ceil((length - TEXT_MAX) / 100) * 100)
  const near = useEditorView(({ length }) => length > NEAR && length <= TEXT_MAX)
  const longTitle = useEditorView((state) => state.titleLength > TITLE_MAX)
  const broken = useEditorView((state) => state.unstorable)
  return (
    <>
      {broken && (
        <Banner kind="danger" action={remove}>
          {unstorable.why}
        </Banner>
      )}
      {longTitle && <Banner kind="danger">{limit.title}</Banner>}
      {over > 0 && <Banner kind="danger">{limit.over(over.toLocaleString('en'))}</Banner>}
      {near && <Banner>{limit.near((TEXT_MAX - NEAR).toLocaleString('en'))}</Banner>}
    </>
  )
}

function NotOpen() {
  const { notices } = useTexts(noticesTexts)
  const handle = useJournalHandle()
  const failed = useJournalState().phase === 'failed'
  if (!failed) return null
  return (
    <Banner kind="danger" action={<Quiet onClick={handle.retry}>{notices.retry}</Quiet>}>
      {notices.notOpen}
    </Banner>
  )
}

function Quiet({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" size="small" onClick={onClick}>
      {children}
    </Button>
  )
}
