import { useEffect } from 'react'
import { ClientsProvider } from '#api/clients-context.ts'
import { Navigation } from '#kit/navigation/navigation.tsx'
import { JournalProvider } from '#services/journal/journal-context.ts'
import { PreferencesProvider } from '#services/preferences/preferences-context.ts'
import { RemindersProvider } from '#services/reminders/reminders-context.ts'
import { SessionProvider } from '#services/session/session-context.ts'
import { ErrorBoundary } from './crash/error-boundary.tsx'
import { Pages } from './routing/pages.tsx'
import type { Services } from './services/services.ts'
import { Shell } from './shell/shell.tsx'

export function App({ services }: { services: Services }) {
  const { session } = services
  useEffect(() => void session.restore(), [session])
  return (
    <ErrorBoundary root>
      <SessionProvider value={session}>
        <ClientsProvider value={services}>
          <JournalProvider value={services.journal}>
            <PreferencesProvider value={services.preferences}>
              <RemindersProvider value={services.reminders}>
                <Navigation>
                  <Shell>
                    <Pages />
                  </Shell>
                </Navigation>
              </RemindersProvider>
            </PreferencesProvider>
          </JournalProvider>
        </ClientsProvider>
      </SessionProvider>
    </ErrorBoundary>
  )
}
