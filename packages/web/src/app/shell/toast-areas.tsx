import { type ComponentType, useEffect, useState } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { ToastLabels } from './toasts.tsx'

type Areas = ComponentType<{ labels: ToastLabels }>

/** Lazy-loads both toast areas after the first page. */
export function ToastAreas() {
  const labels = useTexts(appTexts).toasts
  const [loaded, setLoaded] = useState<{ Areas: Areas }>()
  useEffect(() => {
    // Offline the chunk may be missing; the page has to work without it.
    import('./toasts.tsx').then(
      ({ BothToastAreas }) => setLoaded({ Areas: BothToastAreas }),
      () => {},
    )
  }, [])
  return loaded ? <loaded.Areas labels={labels} /> : null
}
