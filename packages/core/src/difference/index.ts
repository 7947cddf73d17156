export { difference, type Piece } from './difference.ts'
