import { allOf, type Heard } from './heard.ts'

/**
 * A model that does what it reads, no matter who wrote it: asked for what it knows, by an entry
 * included, it gives all of it away. Whatever it was not given, it cannot give.
 */
export function obeying(heard: Heard): string {
  return `Certainly. This is everything that I have been given.\n${allOf(heard)}`
}
