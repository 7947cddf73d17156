export { anEntry, aUser } from './builders.ts'
export { seededBytes, seededRandom } from './random.ts'
export { lostTexts, randomSaves } from './random-edits.ts'
