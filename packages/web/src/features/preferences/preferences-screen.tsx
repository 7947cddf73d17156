import { useTexts } from '#kit/texts/use-texts.ts'
import { Fallback } from './fallback.tsx'
import { LoadingView } from './loading-view.tsx'
import styles from './preferences.module.css'
import { preferencesTexts } from './preferences.texts.ts'
import { PreferencesSheet } from './preferences-sheet.tsx'
import { useLoading } from './use-loading.ts'

export default function PreferencesScreen() {
  const texts = useTexts(preferencesTexts)
  const loading = useLoading()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="text-title">{texts.title}</h1>
        <p className="text-lead text-soft">{texts.lead}</p>
      </header>
      {loading.phase === 'loading' ? (
        <LoadingView attempt={loading.attempt} onRetry={loading.retry} />
      ) : (
        <>
          {loading.phase === 'failed' && <Fallback onRetry={loading.retry} />}
          <PreferencesSheet />
        </>
      )}
    </div>
  )
}
