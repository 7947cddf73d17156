import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { charactersOf } from './font-cmap.ts'

const require = createRequire(import.meta.url)

interface Face {
  readonly family: string
  /** A file of the package that its fonts stand beside. */
  readonly package: () => string
  readonly files: readonly string[]
  /** What it is there for. */
  readonly script: RegExp
}

const EVERYTHING = /./su

/** In the order in which they are asked for a character. Large ones may not be installed. */
const FACES = [
  {
    family: 'Newsreader',
    package: () => require.resolve('@expo-google-fonts/newsreader'),
    files: [
      ...['400Regular', '400Regular_Italic', '500Medium'],
      ...['600SemiBold', '600SemiBold_Italic'],
    ].map((cut) => `./${cut}/Newsreader_${cut}.ttf`),
    script: EVERYTHING,
  },
  {
    family: 'Noto Naskh Arabic',
    package: () => require.resolve('@embedpdf/fonts-arabic'),
    files: ['../fonts/NotoNaskhArabic-Regular.ttf'],
    script: /\p{Script_Extensions=Arabic}/u,
  },
  {
    family: 'Noto Sans Hebrew',
    package: () => require.resolve('@embedpdf/fonts-hebrew'),
    files: ['../fonts/NotoSansHebrew-Regular.ttf'],
    script: /\p{Script_Extensions=Hebrew}/u,
  },
  {
    family: 'Noto Sans Devanagari',
    package: () => require.resolve('@expo-google-fonts/noto-sans-devanagari'),
    files: ['./400Regular/NotoSansDevanagari_400Regular.ttf'],
    script: /\p{Script_Extensions=Devanagari}/u,
  },
  {
    family: 'Noto Sans Thai',
    package: () => require.resolve('@expo-google-fonts/noto-sans-thai'),
    files: ['./400Regular/NotoSansThai_400Regular.ttf'],
    script: /\p{Script_Extensions=Thai}/u,
  },
  {
    family: 'Noto Sans',
    package: () => require.resolve('@embedpdf/fonts-latin'),
    files: ['../fonts/NotoSans-Regular.ttf'],
    script: EVERYTHING,
  },
  {
    family: 'Noto Sans Japanese',
    package: () => require.resolve('@embedpdf/fonts-jp'),
    files: ['../fonts/NotoSansJP-Regular.otf'],
    script: /[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u,
  },
  {
    family: 'Noto Sans Korean',
    package: () => require.resolve('@embedpdf/fonts-kr'),
    files: ['../fonts/NotoSansKR-Regular.otf'],
    script: /\p{Script_Extensions=Hangul}/u,
  },
  {
    family: 'Noto Sans S Chinese',
    package: () => require.resolve('@embedpdf/fonts-sc'),
    files: ['../fonts/NotoSansHans-Regular.otf'],
    script: /[\p{Script_Extensions=Han}\u{2e80}-\u{303f}\u{ff00}-\u{ffef}]/u,
  },
  {
    family: 'Noto Color Emoji',
    package: () => require.resolve('@expo-google-fonts/noto-color-emoji'),
    files: ['./400Regular/NotoColorEmoji_400Regular.ttf'],
    script: /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Component}]/u,
  },
] as const satisfies readonly Face[]

export type Family = (typeof FACES)[number]['family']

interface Loaded {
  readonly family: Family
  readonly files: readonly Buffer[]
  readonly has: (character: number) => boolean
}

/** What is drawn as nothing, and needs no sign. */
const UNSEEN = /[\p{Cc}\p{White_Space}\p{Default_Ignorable_Code_Point}]/u

export interface FontsFor {
  readonly families: readonly Family[]
  readonly files: readonly Buffer[]
  /** For which no installed font has a sign. */
  readonly missing: readonly string[]
}

/** Finds the fonts that a document needs and no others: some are larger than all the rest. */
export function fontShelf() {
  const loaded = new Map<Family, Loaded | undefined>()

  function load(face: (typeof FACES)[number]): Loaded | undefined {
    if (!loaded.has(face.family)) loaded.set(face.family, read(face))
    return loaded.get(face.family)
  }

  return (characters: ReadonlySet<string>): FontsFor => {
    let open = [...characters].filter((character) => !UNSEEN.test(character))
    const taken: Loaded[] = []
    for (const face of FACES) {
      const isWanted = taken.length === 0 || open.some((character) => face.script.test(character))
      const font = isWanted ? load(face) : undefined
      if (!font) continue
      const left = open.filter((character) => !font.has(character.codePointAt(0) ?? 0))
      if (taken.length === 0 || left.length < open.length) taken.push(font)
      open = left
    }
    return {
      families: taken.map(({ family }) => family),
      files: taken.flatMap(({ files }) => files),
      missing: open,
    }
  }
}

function read({ family, files, package: place }: (typeof FACES)[number]): Loaded | undefined {
  try {
    const beside = pathToFileURL(place())
    const bytes = files.map((file) => readFileSync(new URL(file, beside)))
    return { family, files: bytes, has: charactersOf(bytes[0] as Buffer) }
  } catch {
    return undefined
  }
}
