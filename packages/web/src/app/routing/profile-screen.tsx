import { useLogOut } from '#app/shell/use-log-out.tsx'
import { Profile } from '#features/profile/profile.tsx'

/** Profile with the shell's way to log out, which features can't import. Lazy-loaded. */
export default function ProfileScreen() {
  const { logOut, question } = useLogOut()
  return (
    <>
      <Profile onLogOut={logOut} />
      {question}
    </>
  )
}
