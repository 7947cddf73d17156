import { type ComponentType, useEffect, useState } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { ToastLabels } from './toasts.tsx'

type Areas = ComponentType<{ labels: ToastLabels }>

/** Both toast areas, fetched after the first page: nobody waits for a toast to start writing. */
export function ToastAreas() {
  const labels = useTexts(appTexts).toasts
  const [loaded, setLoaded] = useState<{ Areas: Areas }>()
  useEffect(() => {
    // Offline they may be missing, which is no reason to break the page.
    import('./toasts.tsx').then(
      ({ BothToastAreas }) => setLoaded({ Areas: BothToastAreas }),
      () => {},
    )
  }, [])
  return loaded ? <loaded.Areas labels={labels} /> : null
}
