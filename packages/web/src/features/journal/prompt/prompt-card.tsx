export interface PromptCardProps {
  /** The prompt of the entry: none wanted yet means that a fresh one is to come; empty is no prompt. */
  prompt: string | undefined
  onPrompt: (next: string) => void
  /** Writing has started: the card is a line. */
  folded: boolean
}

export function PromptCard({ prompt }: PromptCardProps) {
  return prompt ? <p>{prompt}</p> : null
}
