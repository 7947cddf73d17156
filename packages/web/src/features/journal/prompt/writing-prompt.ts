/** A prompt, and a hint at how to begin. */
export interface WritingPrompt {
  readonly prompt: string
  readonly helpText: string
}
