import type { Book, BookDay, Chapter, Section } from '@daywell/core/report'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from './print.module.css'
import { PrintedChart } from './printed-chart.tsx'
import { PrintedMonth, PrintedRing } from './printed-days.tsx'
import { PrintedParagraph } from './printed-paragraph.tsx'

interface PrintedBookProps {
  book: Book
  fileName: string
  onPrinted: () => void
}

/** A print-only book; opens the browser's print dialog once rendered. */
export function PrintedBook({ book, fileName, onPrinted }: PrintedBookProps) {
  useEffect(() => {
    const { title } = document
    // The default file name in the print dialog.
    document.title = fileName.replace(/\.pdf$/, '')
    let isHere = true
    window.addEventListener('afterprint', onPrinted)
    void document.fonts.ready.then(() => isHere && window.print())
    return () => {
      isHere = false
      document.title = title
      window.removeEventListener('afterprint', onPrinted)
    }
  }, [fileName, onPrinted])
  return createPortal(<Pages book={book} />, document.body)
}

function Pages({ book }: { book: Book }) {
  return (
    <article className={styles.book} data-printed-book={book.paper} lang="en">
      <header className={styles.cover}>
        <PrintedRing ring={book.ring} />
        <h1>{book.title}</h1>
        <p>{book.timeframe}</p>
        {book.name && <p className={styles.name}>{book.name}</p>}
        {book.dedication && <p className={styles.dedication}>{book.dedication}</p>}
      </header>
      {book.chapters.map((chapter) => (
        <section key={chapter.title} className={styles.chapter}>
          <h2>{chapter.title}</h2>
          <Inside chapter={chapter} />
        </section>
      ))}
      <footer className={styles.notes}>
        <h2>About this book</h2>
        {book.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  )
}

function Inside({ chapter }: { chapter: Chapter }) {
  switch (chapter.kind) {
    case 'words':
      return chapter.sections.map((section) => <Words key={section.title} section={section} />)
    case 'charts':
      return chapter.charts.map((chart) => <PrintedChart key={chart.title} chart={chart} />)
    case 'entries':
      return <Entries chapter={chapter} />
  }
}

function Words({ section: { title, as, texts } }: { section: Section }) {
  return (
    <>
      {title && <h3>{title}</h3>}
      {as === 'list' ? (
        <ul>
          {texts.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      ) : (
        texts.map((text) =>
          as === 'quotes' ? (
            <blockquote key={text} dir="auto">
              {text}
            </blockquote>
          ) : (
            <p key={text} dir="auto">
              {text}
            </p>
          ),
        )
      )}
    </>
  )
}

function Entries({ chapter }: { chapter: Extract<Chapter, { kind: 'entries' }> }) {
  return (
    <>
      {chapter.opening && <PrintedMonth opening={chapter.opening} />}
      {chapter.days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </>
  )
}

function Day({ day: { title, entries } }: { day: BookDay }) {
  return (
    <section>
      <h3>{title}</h3>
      {entries.map((entry, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <article key={n} className={styles.entry}>
          {entry.title && <h4 dir="auto">{entry.title}</h4>}
          {entry.details && <p className={styles.details}>{entry.details}</p>}
          {entry.paragraphs.map((paragraph, of) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <PrintedParagraph key={of} paragraph={paragraph} />
          ))}
        </article>
      ))}
    </section>
  )
}
