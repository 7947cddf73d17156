import { testLives } from './lives.ts'

testLives(1)
