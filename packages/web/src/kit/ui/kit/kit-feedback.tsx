import { CloudOff } from 'lucide-react'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { EmptyState } from '#kit/ui/feedback/empty-state.tsx'
import { Progress, StepProgress } from '#kit/ui/feedback/progress.tsx'
import { SaveStatus } from '#kit/ui/feedback/save-status.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { Spinner } from '#kit/ui/feedback/spinner.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import { showWork } from '#kit/ui/toasts/show-work.ts'
import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

/** A promise the kit page settles by hand. */
const work = {
  end() {},
  begin() {
    const { promise, resolve } = Promise.withResolvers<void>()
    work.end = resolve
    showWork(promise, {
      loading: 'Generating insights',
      success: 'Insights are ready',
      error: 'Failed to generate insights',
    })
  },
}

export function KitFeedback() {
  return (
    <>
      <KitSection id="feedback" title="Save status">
        <div className={styles.row}>
          <SaveStatus state="unsaved">Not saved yet</SaveStatus>
          <SaveStatus state="saving">Saving</SaveStatus>
          <SaveStatus state="saved">Saved at 9:04 PM</SaveStatus>
          <SaveStatus state="on-device">Saved on this device</SaveStatus>
          <SaveStatus state="waiting">Waiting to sync</SaveStatus>
          <SaveStatus state="failed">Error saving - please try again</SaveStatus>
        </div>
      </KitSection>
      <KitSection id="banners" title="Banners">
        <Banner icon={<CloudOff aria-hidden="true" />}>
          You’re offline. Keep writing: this page is saved on this device and will sync when you’re
          back online.
        </Banner>
        <Banner
          kind="danger"
          action={
            <Button kind="quiet" size="small">
              Try again
            </Button>
          }
        >
          Network connection error. Please check your internet connection.
        </Banner>
      </KitSection>
      <KitSection id="toasts" title="Toasts">
        <div className={styles.row}>
          <Button onClick={() => notify.success('Entry deleted successfully')}>Success</Button>
          <Button onClick={() => notify.error('Failed to export entry')}>Error</Button>
          <Button onClick={() => notify.info('A newer version is ready')}>Information</Button>
          <Button onClick={() => work.begin()}>Start work</Button>
          <Button onClick={() => work.end()}>Finish work</Button>
        </div>
      </KitSection>
      <KitSection id="waiting" title="Waiting, empty">
        <div className={styles.thirds}>
          <Skeleton label="Loading entries" lines={4} title />
          <Spinner label="Opening your journal" size="page" />
          <EmptyState
            level={3}
            title="Start your journaling journey"
            action={<Button>Start new entry</Button>}
          >
            Your entries will appear here
          </EmptyState>
        </div>
        <div className={styles.pairs}>
          <Progress label="Uploading" value={0.4} />
          <Progress label="Preparing" />
          <StepProgress label="Step 2 of 5" step={2} total={5} />
          <Spinner label="Loading" />
        </div>
      </KitSection>
    </>
  )
}
