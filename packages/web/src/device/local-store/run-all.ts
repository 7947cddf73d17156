type Step = () => unknown

/** Runs all steps in order, even if one fails; then throws the first error. */
export async function runAll(...steps: readonly Step[]): Promise<void> {
  const failures: { readonly error: unknown }[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push({ error })
    }
  }
  if (failures[0]) throw failures[0].error
}
