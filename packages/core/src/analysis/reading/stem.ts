// @ts-expect-error: the package describes only its model, not this file of it.
import porter2 from 'wink-eng-lite-web-model/dist/porter-stemmer.js'

/** The stem that the forms of an English word share. The model around it isn't loaded for this. */
export const stemOf: (word: string) => string = porter2
