import { useEffect } from 'react'
import { AboveModals } from '#kit/ui/toasts/above-modals.tsx'
import { showCarriedToasts } from '#kit/ui/toasts/carried-toasts.ts'
import { MainToasts } from '#kit/ui/toasts/main-toasts.tsx'
import { WorkToasts } from '#kit/ui/toasts/work-toasts.tsx'

// One chunk for areas and `notify`: if the areas have loaded, messages work offline too.
export { notify } from '#kit/ui/toasts/notify.ts'
export { showWork } from '#kit/ui/toasts/show-work.ts'

export interface ToastLabels {
  readonly main: string
  readonly work: string
  readonly close: string
}

export function BothToastAreas({ labels }: { labels: ToastLabels }) {
  useEffect(showCarriedToasts, [])
  return (
    <AboveModals>
      <MainToasts label={labels.main} closeLabel={labels.close} />
      <WorkToasts label={labels.work} />
    </AboveModals>
  )
}
