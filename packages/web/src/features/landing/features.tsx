import { Cloud, Laptop } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './features.module.css'
import { landingTexts } from './landing.texts.ts'
import { PromptNote } from './picture/prompt-note.tsx'
import { ThemeChart } from './theme-chart.tsx'

export function Features() {
  const { features } = useTexts(landingTexts)
  const { insights, prompts, privacy } = features
  return (
    <section className={`wrap ${styles.features}`} aria-label={features.title}>
      <Feature {...insights}>
        <ThemeChart />
      </Feature>
      <Feature {...prompts}>
        <PromptNote {...prompts} />
      </Feature>
      <Feature {...privacy}>
        <WhereEntriesLive />
      </Feature>
    </section>
  )
}

interface FeatureProps {
  title: string
  what: string
  children: ReactNode
}

function Feature({ title, what, children }: FeatureProps) {
  return (
    <article className={styles.feature}>
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="text-page text-soft">{what}</p>
      </div>
      {children}
    </article>
  )
}

function WhereEntriesLive() {
  const { privacy } = useTexts(landingTexts).features
  return (
    <ul className={styles.lives}>
      {privacy.entries.map(({ title, where }) => (
        <li key={title}>
          <span>{title}</span>
          <span className={styles.where}>
            {where === 'device' ? <Laptop aria-hidden="true" /> : <Cloud aria-hidden="true" />}
            {where === 'device' ? privacy.where.device : privacy.where.server}
          </span>
        </li>
      ))}
    </ul>
  )
}
