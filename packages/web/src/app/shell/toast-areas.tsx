import { type ComponentType, useEffect, useState } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { useTexts } from '#texts/use-texts.ts'

type Areas = ComponentType<{ labels: { main: string; work: string; close: string } }>

/** Both toast areas, fetched after the first page: nobody waits for a toast to start writing. */
export function ToastAreas() {
  const labels = useTexts(appTexts).toasts
  const [loaded, setLoaded] = useState<{ Areas: Areas }>()
  useEffect(() => {
    // Offline they may be missing, which is no reason to break the page.
    import('./both-toast-areas.tsx').then(
      ({ BothToastAreas }) => setLoaded({ Areas: BothToastAreas }),
      () => {},
    )
  }, [])
  return loaded ? <loaded.Areas labels={labels} /> : null
}
