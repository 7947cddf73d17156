import { later } from '../layout/later.tsx'
import styles from './page.module.css'

export const PromptCard = later(
  async () => (await import('../prompt/prompt-card.tsx')).PromptCard,
  <div className={styles.promptToCome} />,
)
export const FocusModeButton = later(
  async () => (await import('../shortcuts/journal-tools.tsx')).FocusModeButton,
)
export const FirstSaved = later(async () => (await import('./saving/first-saved.tsx')).FirstSaved)
export const BelowText = later(async () => (await import('./below-text.tsx')).BelowText)
export const Details = later(async () => (await import('./fields/details.tsx')).Details)
export const HabitLine = later(
  async () => (await import('../habit/habit-line.tsx')).HabitLine,
  <div className={styles.habitToCome} />,
)
export const PageNotices = later(
  async () => (await import('./notices/page-notices.tsx')).PageNotices,
)
