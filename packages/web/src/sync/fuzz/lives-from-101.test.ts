import { testLives } from './lives.ts'

testLives(101)
