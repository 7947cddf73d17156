import { messageOf } from '@daywell/core/errors'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { useKnownPreferences } from '#services/preferences/use-preferences.ts'
import { preferencesTexts } from './preferences.texts.ts'

/** Says that loading failed, and that defaults or local preferences are shown instead. */
export function Fallback({ onRetry }: { onRetry: () => void }) {
  const { fallback, loading } = useTexts(preferencesTexts)
  const { from } = useKnownPreferences()
  return (
    <Banner
      action={
        <Button kind="quiet" size="small" onClick={onRetry}>
          {loading.retry}
        </Button>
      }
    >
      <strong>{messageOf(undefined, 'load-preferences')}</strong>
      <p>{from === 'defaults' ? fallback.defaults : fallback.device}</p>
    </Banner>
  )
}
