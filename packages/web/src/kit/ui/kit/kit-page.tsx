import { CloudCheck, PenLine, RefreshCw, Search, Settings2 } from 'lucide-react'
import { Logo } from '#kit/ui/brand/logo.tsx'
import { Button } from '#kit/ui/button/button.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { TabBar, tabLinkClass } from '#kit/ui/navigation/tab-bar.tsx'
import { TopBar, topLinkClass } from '#kit/ui/navigation/top-bar.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { ThemeSwitch } from '#kit/ui/theme/theme-switch.tsx'
import { AboveModals } from '#kit/ui/toasts/above-modals.tsx'
import { MainToasts } from '#kit/ui/toasts/main-toasts.tsx'
import { WorkToasts } from '#kit/ui/toasts/work-toasts.tsx'
import styles from './kit.module.css'
import { KitButtons } from './kit-buttons.tsx'
import { KitChoices } from './kit-choices.tsx'
import { KitDialogs } from './kit-dialogs.tsx'
import { KitFeedback } from './kit-feedback.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitSection } from './kit-section.tsx'
import { KitText } from './kit-text.tsx'

const colors = [
  'desk',
  'paper',
  'well',
  'note',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-quiet',
  'accent',
  'accent-wash',
  'pen',
  'pen-deep',
  'danger',
  'danger-wash',
  'danger-fill',
  'warm',
  'strong',
]

function KitColors() {
  return (
    <KitSection id="colours" title="Color">
      <div className={styles.swatches}>
        {colors.map((color) => (
          <div key={color}>
            <div className={styles.swatch} style={{ background: `var(--${color})` }} />
            <p className="text-small text-soft">{color}</p>
          </div>
        ))}
      </div>
    </KitSection>
  )
}

const themeLabels = {
  system: 'Theme: match system',
  light: 'Theme: light',
  dark: 'Theme: dark',
}

/** Every component in every state. For development, so it's in no production build. */
export function KitPage() {
  return (
    <>
      <TopBar
        label="Kit"
        linksInTabBar
        brand={
          <a href="/kit">
            <Logo name="Daywell" />
          </a>
        }
        end={<ThemeSwitch labels={themeLabels} />}
      >
        <a className={topLinkClass} href="#buttons" aria-current="page">
          Buttons
        </a>
        <a className={topLinkClass} href="#fields">
          Fields
        </a>
      </TopBar>
      <main className={`wrap ${styles.page}`}>
        <h1 className="text-title">Kit</h1>
        <p className={`text-lead text-soft ${styles.lead}`}>
          Paper, ink, one accent. Every part in every state.
        </p>
        <KitColors />
        <KitText />
        <KitButtons />
        <KitFields />
        <KitChoices />
        <KitFeedback />
        <KitDialogs />
        <KitSurfaces />
      </main>
      <TabBar label="Kit tab bar">
        <a className={tabLinkClass} href="#buttons" aria-current="page">
          <PenLine aria-hidden="true" />
          Buttons
        </a>
        <a className={tabLinkClass} href="#fields">
          <Search aria-hidden="true" />
          Fields
        </a>
        <a className={tabLinkClass} href="#choices">
          <Settings2 aria-hidden="true" />
          Choices
        </a>
        <a className={tabLinkClass} href="#feedback">
          <CloudCheck aria-hidden="true" />
          Feedback
        </a>
      </TabBar>
      <AboveModals>
        <MainToasts label="Notifications, Alt+T" closeLabel="Close" />
        <WorkToasts label="In progress" />
      </AboveModals>
    </>
  )
}

function KitSurfaces() {
  return (
    <KitSection id="surfaces" title="Paper">
      <div className={styles.pairs}>
        <Paper className={styles.stack}>
          <p className="text-label">Thu, Nov 13</p>
          <h3 className="text-title">The long way home</h3>
          <p className="text-page">
            At the lock by the old brewery a man was teaching a girl to skip stones.
          </p>
          <Field label="A field on paper" defaultValue="slightly inset" />
          <Button wide>Continue without</Button>
        </Paper>
        <Paper as="aside" tone="note" aria-label="Writing prompt">
          <p className={`text-lead ${styles.ask}`}>
            What did you put down today that you’d been carrying?
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
