import { MainToasts } from '#ui/toasts/main-toasts.tsx'
import { WorkToasts } from '#ui/toasts/work-toasts.tsx'

export function BothToastAreas({
  labels,
}: {
  labels: { main: string; work: string; close: string }
}) {
  return (
    <>
      <MainToasts label={labels.main} closeLabel={labels.close} />
      <WorkToasts label={labels.work} />
    </>
  )
}
