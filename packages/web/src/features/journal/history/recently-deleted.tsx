export interface RecentlyDeletedProps {
  onClose: () => void
}

export function RecentlyDeleted(_props: RecentlyDeletedProps) {
  return null
}
