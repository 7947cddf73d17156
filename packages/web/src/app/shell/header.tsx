import { LogOut } from 'lucide-react'
import { appTexts } from '#app/app.texts.ts'
import { Link, PlaceLink } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Logo } from '#kit/ui/brand/logo.tsx'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { TabBar, tabLinkClass } from '#kit/ui/navigation/tab-bar.tsx'
import { TopBar, topLinkClass } from '#kit/ui/navigation/top-bar.tsx'
import { ThemeSwitch } from '#kit/ui/theme/theme-switch.tsx'
import { useSessionState } from '#services/session/session-context.ts'
import styles from './header.module.css'
import { places } from './places.ts'
import { useLogOut } from './use-log-out.tsx'

export function Header() {
  // Optimistic: a session that's being checked is almost always valid, so links don't flicker.
  return useSessionState().phase === 'signed-out' ? <VisitorHeader /> : <MemberHeader />
}

function VisitorHeader() {
  const { navigation } = useTexts(appTexts)
  return (
    <TopBar brand={<Brand to="/" />} label={navigation.name} end={<Theme />}>
      <Link className={`${topLinkClass} ${styles.visitor}`} to="/#about">
        {navigation.about}
      </Link>
      <PlaceLink className={`${topLinkClass} ${styles.visitor}`} to="/login">
        {navigation.logIn}
      </PlaceLink>
      <PlaceLink className={`${buttonClass()} ${styles.visitor}`} to="/signup">
        {navigation.signUp}
      </PlaceLink>
    </TopBar>
  )
}

function MemberHeader() {
  const { navigation } = useTexts(appTexts)
  return (
    <>
      <TopBar
        brand={<Brand to="/journal" />}
        label={navigation.name}
        end={<MemberEnd />}
        linksInTabBar
      >
        {places.map(({ to, name, premium }) => (
          <PlaceLink key={to} className={topLinkClass} to={to}>
            {premium ? <Ribbon>{navigation[name]}</Ribbon> : navigation[name]}
          </PlaceLink>
        ))}
        <PlaceLink className={`${topLinkClass} ${styles.roomy}`} to="/privacy">
          {navigation.privacy}
        </PlaceLink>
      </TopBar>
      <TabBar label={navigation.name}>
        {places.map(({ to, name, Icon }) => (
          <PlaceLink key={to} className={tabLinkClass} to={to}>
            <Icon aria-hidden="true" />
            {navigation[name]}
          </PlaceLink>
        ))}
      </TabBar>
    </>
  )
}

function MemberEnd() {
  const { navigation } = useTexts(appTexts)
  const { logOut, question } = useLogOut()
  return (
    <>
      <Theme />
      <HelpLink />
      <button type="button" className={`${topLinkClass} ${styles.logOut}`} onClick={logOut}>
        <LogOut aria-hidden="true" />
        <span>{navigation.logOut}</span>
      </button>
      {question}
    </>
  )
}

/** Help is on every page, in the header or the footer. */
export function HelpLink() {
  return (
    <Link className={topLinkClass} to="/help">
      {useTexts(appTexts).navigation.help}
    </Link>
  )
}

function Brand({ to }: { to: string }) {
  return (
    <Link to={to}>
      <Logo name={useTexts(appTexts).product} />
    </Link>
  )
}

function Theme() {
  return <ThemeSwitch labels={useTexts(appTexts).theme} />
}
