import { useTexts } from '#kit/texts/use-texts.ts'
import { insightsTexts } from '../insights.texts.ts'
import type { ShownInsights } from '../premium/insights.ts'
import { SummarySheet } from '../sheet/summary-sheet.tsx'
import { Backed } from '../sources/behind.tsx'
import { type InsightField, insightFields } from './insight-fields.ts'
import styles from './monthly-overview.module.css'

type Monthly = Extract<ShownInsights, { readonly phase: 'monthly' }>

/** The month: each field in turn, a text as a paragraph and a list as bullets. */
export function MonthlyOverview({ insights }: { insights: Monthly }) {
  const texts = useTexts(insightsTexts).monthly
  const { summary, backing } = insights
  return (
    <SummarySheet title={texts.title} insights={insights}>
      {insightFields(summary).map((field) => (
        <section key={field.name} className={styles.field} aria-label={field.heading}>
          <h3 className={styles.heading}>{field.heading}</h3>
          <Value field={field} backing={backing[field.name]} />
        </section>
      ))}
    </SummarySheet>
  )
}

interface ValueProps {
  field: InsightField
  backing: readonly (readonly string[])[] | undefined
}

function Value({ field: { name, heading, value }, backing }: ValueProps) {
  if (typeof value !== 'string')
    return (
      <ul className={styles.items}>
        {value.map((item, index) => (
          <li key={item}>
            <Backed text={item} ids={backing?.[index]} />
          </li>
        ))}
      </ul>
    )
  return (
    <p className={name === 'overview' ? 'text-lead' : 'text-page'}>
      <Backed text={value} claim={heading} ids={backing?.[0]} />
    </p>
  )
}
