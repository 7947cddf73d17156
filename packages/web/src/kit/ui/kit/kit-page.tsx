import { CloudCheck, PenLine, Search, Settings2 } from 'lucide-react'
import { Logo } from '#kit/ui/brand/logo.tsx'
import { TabBar, tabLinkClass } from '#kit/ui/navigation/tab-bar.tsx'
import { TopBar, topLinkClass } from '#kit/ui/navigation/top-bar.tsx'
import { ThemeSwitch } from '#kit/ui/theme/theme-switch.tsx'
import { AboveModals } from '#kit/ui/toasts/above-modals.tsx'
import { MainToasts } from '#kit/ui/toasts/main-toasts.tsx'
import { WorkToasts } from '#kit/ui/toasts/work-toasts.tsx'
import styles from './kit.module.css'
import { KitButtons } from './kit-buttons.tsx'
import { KitChoices } from './kit-choices.tsx'
import { KitColors } from './kit-colors.tsx'
import { KitDialogs } from './kit-dialogs.tsx'
import { KitFeedback } from './kit-feedback.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitSurfaces } from './kit-surfaces.tsx'
import { KitText } from './kit-text.tsx'

const themeLabels = {
  system: 'Theme: as the system',
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
      <TabBar label="Kit, for the thumb">
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
        <WorkToasts label="Work that runs" />
      </AboveModals>
    </>
  )
}
