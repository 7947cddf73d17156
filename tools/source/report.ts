/** Ends a check: what it found when all is well, or every sentence about what is not. */
export function report(fine: string, broken: readonly string[]): void {
  for (const sentence of broken.length > 0 ? broken : [fine]) console.log(sentence)
  if (broken.length > 0) process.exitCode = 1
}
