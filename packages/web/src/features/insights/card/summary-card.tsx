import { type ReactNode, useId } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { Chip, ChipButton } from '#kit/ui/text/chip.tsx'
import { useJournal } from '#services/journal/journal-context.ts'
import { dayInWords } from '../days-in-words.ts'
import { insightsTexts } from '../insights.texts.ts'
import type { ShownInsights } from '../premium/insights.ts'
import { SummarySheet } from '../sheet/summary-sheet.tsx'
import { Backed, Behind } from '../sources/behind.tsx'
import { useSources } from '../sources/source-entries.ts'
import styles from './summary-card.module.css'

type Summed = Exclude<ShownInsights, { readonly phase: 'monthly' }>

/** The summary of a week, a year or chosen days, with quotes. */
export function SummaryCard({ insights }: { insights: Summed }) {
  const texts = useTexts(insightsTexts).card
  const title = texts.titles[insights.phase]
  const userId = useJournal()?.userId
  const { summary, backing } = insights
  const [lead, ...rest] = paragraphsOf(summary.reflection)
  return (
    <SummarySheet title={title} insights={insights} mood={summary.mood}>
      <div className={styles.reading}>
        <p className="text-lead">{lead}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="text-page">
            {paragraph}
          </p>
        ))}
        <Behind claim={title} ids={backing.reflection?.[0]} />
      </div>
      {'parts' in summary && (
        <>
          <Told title={texts.parts} texts={summary.parts} backing={backing.parts} />
          <Told
            title={texts.patterns}
            texts={summary.emotionalPatterns}
            backing={backing.emotionalPatterns}
          />
        </>
      )}
      {summary.highlights.length > 0 && (
        <Part title={texts.highlights}>
          <ul className={styles.quotations}>
            {summary.highlights.map((text, index) => (
              <li key={text}>
                <Quotation text={text} ids={backing.highlights?.[index]} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(summary.themes.length > 0 || summary.emotions.length > 0) && (
        <div className={styles.pair}>
          <Claims title={texts.themes} claims={summary.themes} backing={backing.themes} />
          <Claims title={texts.emotions} claims={summary.emotions} backing={backing.emotions} />
        </div>
      )}
      {summary.nextQuestion && (
        <Part title={texts.question}>
          <p className={styles.question}>{summary.nextQuestion}</p>
          <div>
            <Link
              className={buttonClass({ kind: 'primary' })}
              to="/journal"
              state={{ userId, prompt: summary.nextQuestion }}
            >
              {texts.write}
            </Link>
          </div>
        </Part>
      )}
    </SummarySheet>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}

/** A quoted sentence, which opens its entry. */
function Quotation({ text, ids }: { text: string; ids: readonly string[] | undefined }) {
  const { entries, open } = useSources(ids)
  const [entry] = entries
  if (!entry) return <blockquote className={styles.quotation}>{text}</blockquote>
  return (
    <button type="button" className={styles.quotation} onClick={open}>
      <q>{text}</q> <span className={styles.day}>{dayInWords(entry.localDate)}</span>
    </button>
  )
}

interface ToldProps {
  title: string
  texts: readonly string[]
  backing: readonly (readonly string[])[] | undefined
}

/** Sentences, each with the entries behind it. */
function Told({ title, texts, backing }: ToldProps) {
  if (texts.length === 0) return null
  return (
    <Part title={title}>
      <ul className={styles.told}>
        {texts.map((text, index) => (
          <li key={text}>
            <Backed text={text} ids={backing?.[index]} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface ClaimsProps {
  title: string
  claims: readonly string[]
  /** Ids of the entries behind each claim. */
  backing: readonly (readonly string[])[] | undefined
}

/** Claims that each open the entries behind them. */
function Claims({ title, claims, backing }: ClaimsProps) {
  const id = useId()
  if (claims.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {title}
      </h3>
      <ul className={styles.claims}>
        {claims.map((claim, index) => (
          <li key={claim}>
            <Claim claim={claim} ids={backing?.[index]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Claim({ claim, ids }: { claim: string; ids: readonly string[] | undefined }) {
  const { entries, open } = useSources(ids)
  if (entries.length === 0) return <Chip>{claim}</Chip>
  return <ChipButton onClick={open}>{claim}</ChipButton>
}
