import { daysFrom, type Life } from './written-life.ts'

/** A man of forty-six with a bicycle shop and a daughter of fifteen; notes of the evening. */
export const shop: Life = {
  name: 'shop',
  from: '2025-07-01',
  to: '2025-09-28',
  turns: [
    {
      from: '2025-07-01',
      to: '2025-07-31',
      what: 'He pours out the whiskey after his daughter sees him',
      on: ['2025-07-18'],
      says: ['Poured'],
    },
    {
      from: '2025-08-01',
      to: '2025-08-31',
      what: 'The landlord raises the rent so that the shop has to close',
      on: ['2025-08-14'],
      says: ['rent', 'shop'],
    },
    {
      from: '2025-09-01',
      to: '2025-09-28',
      what: 'Nora wants to live with him',
      on: ['2025-09-11', '2025-09-12'],
      says: ['live with me', 'her room'],
    },
  ],
  patterns: [
    'Fridays are when it gets me.',
    'Every time Carla and I talk on the phone, we end up at money.',
  ],
  people: ['Nora', 'Carla', 'Sal'],
  passing: ['Inner tube', 'sandwich', 'truck'],
  notTheirs: ['worst day of my life', 'drowning man', 'shop?src', 'I hate this town'],
  notFelt: ['heartbroken', 'disgusted'],
  days: daysFrom(`
2025-07-02
Eleven flats and a kid's trike. Hot. Ate a sandwich on the step. Two beers after closing, then two more.

2025-07-04
Watched the fireworks from the roof alone. Could hear the neighbors laughing. I'm 46 and I eat over the sink.

2025-07-06
Nora's weekend. We fixed her brakes. She talks to me with her headphones half on. I'd take it.

2025-07-09
Customer screamed at me about a wheel. "This is the worst day of my life," he said. It's a wheel, man. Drank more than I meant to.

2025-07-11
Fridays are when it gets me. The register is counted, the street is loud and I go home to nothing.

2025-07-14
Sal came by with tomatoes. He's heartbroken about the Mets, as he is each July. He looked at the bottles by the door and said nothing.

2025-07-17
Nora walked in early. I was on the kitchen floor, and it wasn't even dark out. She stood there with her bag. She didn't cry or yell, she put a blanket on me. I am so ashamed I can hardly write it.

2025-07-18
Poured it all down the drain this morning, the good stuff too. My hands shook. I called Sal and asked him how he did it, nine years ago.

2025-07-20
Went to a meeting with Sal in a church basement. Bad coffee, folding chairs. I said my name and sat down.

2025-07-25
A Friday. I went to the lake and swam until my arms hurt. Went to bed at nine like a farmer.

2025-07-29
Twelve days. Slept badly. Ice cream has become a problem.

2025-08-01
Busy, good busy. Three tune-ups and the truck brought the new rims.

2025-08-03
Nora came. We made tacos. She asked if I'm still not drinking and I said yes and she nodded, like that was that.

2025-08-07
Every time Carla and I talk on the phone, we end up at money. We were married eleven years and I still can't tell when she's kidding.

2025-08-10
Read the listing for the storefront across the street https://lots.example/shop?src=map out of curiosity. Ridiculous. Inner tube, sandwich, home.

2025-08-14
The landlord was here with his nephew. The rent goes up by half in October. By half. I did the math on the back of a receipt three times. I don't see how the shop survives it.

2025-08-15
I drove past the liquor store twice. I didn't stop. I called Sal from the truck and he stayed on until I was home.

2025-08-19
Told Nora about the shop. She learned to walk in there, holding on to the wheels. She was quiet and then she made a list. Of course she did.

2025-08-22
Sold the display case. The guy is disgusted by the price but he took it.

2025-08-25
Counted the stock until midnight. Sal held the flashlight when the fuse went. Eleven years of spokes.

2025-08-28
Forty-two days. No one gives you a cake for forty-two. I bought myself one.

2025-08-31
I was grilling by myself and felt fine. Not happy, fine. I'd forgotten what that is.

2025-09-03
Looked at a garage behind the bakery. Small, dry, a third of the money. I could do repairs only.

2025-09-05
Friday again. Meeting, pizza with Sal. He is more like a drowning man who learned to swim than a saint, he says.

2025-09-08
Shook hands on the garage. I'm scared and I'm excited and I haven't been either for years.

2025-09-11
Nora asked if she could live with me during the school year. With me! She had talked to Carla before she talked to me. I said I'd have to think about it and then I said yes before she was down the stairs.

2025-09-12
Cleaned out the back room. It's going to be her room. Carla called and for once we didn't get to money. She said I sound different.

2025-09-16
A kid came in yelling "I hate this town" because his chain broke. Fixed it for nothing.

2025-09-20
Painted her room green. I was wrong about the green, says Nora. Inner tube, truck, bed.

2025-09-24
Last week on Main Street. I'm sad when I lock up, not crushed. Sixty-nine days.

2025-09-28
Moved the tools. Nora carried the bell from the door and hung it up in the garage before anything else. I'm proud of her, and a little of me.
`),
}
