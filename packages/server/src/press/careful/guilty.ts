/** How often something may still be tried. */
export interface Tries {
  left: number
}

/**
 * Which of a list make it fail, found by halves. Where no tries are left, all of a part that is
 * known to hold one; where several fail only together, perhaps one that is innocent.
 */
export async function guiltyOf<T>(
  list: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
  tries: Tries,
): Promise<readonly T[]> {
  if (list.length <= 1 || tries.left <= 0) return list
  const middle = Math.ceil(list.length / 2)
  const [first, second] = [list.slice(0, middle), list.slice(middle)]
  if (!(await fails(first))) return guiltyOf(second, fails, tries)
  const found = await guiltyOf(first, fails, tries)
  const isBoth = tries.left <= 0 || (await fails(second))
  return isBoth ? [...found, ...(await guiltyOf(second, fails, tries))] : found
}
