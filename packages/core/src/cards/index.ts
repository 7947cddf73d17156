export { chipsOf } from './chips.ts'
