export { anEntry, aUser } from './builders.ts'
export { seededBytes, seededRandom } from './random.ts'
