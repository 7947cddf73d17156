import { later } from '../layout/later.tsx'
import styles from './page.module.css'

export const PromptCard = later(
  async () => (await import('../prompt/prompt-card.tsx')).PromptCard,
  <div className={styles.promptToCome} />,
)
export const FocusModeButton = later(
  async () => (await import('../shortcuts/desk-tools.tsx')).FocusModeButton,
)
export const KeepHere = later(async () => (await import('./keep-here.tsx')).KeepHere)
export const Details = later(async () => (await import('./details.tsx')).Details)
export const HabitLine = later(
  async () => (await import('../habit/habit-line.tsx')).HabitLine,
  <div className={styles.habitToCome} />,
)
export const OnThisDayNote = later(
  async () => (await import('../habit/on-this-day.tsx')).OnThisDayNote,
)
export const PageNotices = later(async () => (await import('./page-notices.tsx')).PageNotices)
