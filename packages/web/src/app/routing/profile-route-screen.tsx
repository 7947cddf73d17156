import { appTexts } from '#app/app.texts.ts'
import { useLogOut } from '#app/shell/use-log-out.tsx'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import styles from './profile-route-screen.module.css'

/** Profile, with the button for which the header has no space on a phone. */
export default function ProfileRouteScreen() {
  const { navigation } = useTexts(appTexts)
  const { logOut, question } = useLogOut()
  return (
    <>
      <ProfileScreen>
        <Button kind="plain" className={styles.logOut} onClick={logOut}>
          {navigation.logOut}
        </Button>
      </ProfileScreen>
      {question}
    </>
  )
}
