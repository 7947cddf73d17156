import { RefreshCw } from 'lucide-react'
import { Button } from '#kit/ui/button/button.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { Divider } from '#kit/ui/surface/divider.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

export function KitSurfaces() {
  return (
    <KitSection id="surfaces" title="Paper">
      <div className={styles.pairs}>
        <Paper className={styles.stack}>
          <p className="text-label">Thu, Nov 13</p>
          <h3 className="text-title">The long way home</h3>
          <p className="text-page">
            At the lock by the old brewery a man was teaching a girl to skip stones.
          </p>
          <Divider />
          <Field label="A field on paper" defaultValue="lies a little deeper" />
          <Divider>or</Divider>
          <Button wide>Continue without</Button>
        </Paper>
        <Paper as="aside" tone="note" aria-label="Writing prompt">
          <p className={`text-lead ${styles.ask}`}>
            What did you put down today that you had been carrying?
          </p>
          <p className="text-soft">It can be small: a worry, a task, an expectation.</p>
          <Button kind="quiet" icon={<RefreshCw aria-hidden="true" />}>
            New prompt
          </Button>
        </Paper>
      </div>
    </KitSection>
  )
}
