import { describe, expect, it } from 'vitest'
import { changeIn } from './events.ts'
import { CLEAR_CHANGE } from './key-sentence.ts'

const EVERYDAY = `
I left her a voicemail.
I left her on read.
Canceled my dentist appointment.
She kissed me goodnight.
Four days without rain.
Threw out the trash.
Gave up on the puzzle.
Decided to have soup.
Realized I forgot my keys.
It was over quickly.
We broke up the chocolate bar.
There was an accident on the highway and I was late.
I passed the salt.
I got in late.
I got into bed.
Last night I slept badly.
The parking garage flooded.
My phone died.
The wifi is dead.
I'm in love with my new pillow.
I took my place in line.
Paid off the parking ticket.
She works in the hospital.
I talked to Ana for the first time since lunch.
The funeral home has a new sign.
My grandfather died in 1987.
It was ten years ago that Dad died.
In the news, an actor died.
lol i died laughing.`

const OF_A_LIFE = `
My father died this morning.
We buried him today.
They let me go today.
She left me.
I left him this morning.
I quit.
I got the job at the bakery.
My book was published.
Poured the wine down the drain.
Went to my first meeting.
Our house flooded.
She moved out.
He hit me.
I got my diagnosis.
We put the dog to sleep today.
I got into medical school.
They bought a house in Leeds.
Maddie sent it to the group chat.
We kissed.`

const linesOf = (text: string) => text.trim().split('\n')

describe('INS-90 what changes a life', () => {
  it.each(linesOf(EVERYDAY))('is not told by: %s', (sentence) => {
    expect(changeIn(sentence)).toBeLessThan(CLEAR_CHANGE)
  })

  it.each(linesOf(OF_A_LIFE))('is told by: %s', (sentence) => {
    expect(changeIn(sentence)).toBeGreaterThanOrEqual(CLEAR_CHANGE)
  })

  it('is told by what is no more, also where the not is short', () => {
    for (const sentence of ["Dad doesn't know me anymore.", 'she isnt talking to me anymore'])
      expect(changeIn(sentence)).toBeGreaterThan(0)
    expect(changeIn("I didn't sleep again.")).toBe(0)
  })
})
