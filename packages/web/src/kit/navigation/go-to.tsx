import { useEffect } from 'react'
import type { Move } from './location.ts'
import { useNavigate } from './navigation.tsx'

/** Renders nothing and redirects, replacing the current history entry. */
export function GoTo({ to, state }: { to: string } & Pick<Move, 'state'>) {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is carried along does not lead anywhere by itself
  useEffect(() => navigate(to, { replace: true, state }), [to, navigate])
  return null
}
