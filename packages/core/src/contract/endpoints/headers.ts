import * as z from 'zod/mini'
import { day, instant } from '#input/index.ts'
import { aiInteraction, privacyLevel } from '#preferences/index.ts'
import { zoneOf } from '#time/index.ts'

// Lowercased names, as a server sees them.

/** The caller's IANA zone; a missing or unknown one counts as UTC and is never refused. */
export const timeZone = { 'time-zone': z.pipe(z.transform(zoneOf), z.string()) }

/** The time of the last sync; absent: all changes. */
export const lastSync = { 'last-sync': z.optional(instant()) }

/** The id after which a list continues; absent: from its beginning. */
export const mediaAfter = { 'media-after': z.optional(z.string().check(z.maxLength(100))) }

/** When a deletion was made; absent: now. */
export const deletedAt = { 'deleted-at': z.optional(instant()) }

/** The ids of recently shown prompts, as `writeShown` writes them, so that others are suggested. */
export const promptsSeen = { 'prompts-seen': z.optional(z.string()) }

/** The privacy level of the caller. */
export const privacy = { 'privacy-level': z.optional(privacyLevel) }

export const interaction = { 'ai-interaction-level': z.optional(aiInteraction) }

/** Whether the assistant is turned off on the device: then no model writes for this person. */
export const assistant = { 'ai-assistant': z.optional(z.enum(['on', 'off'])) }

/** A day of the week or month to sum up; absent or in the future: today. */
export const summaryDay = { 'summary-day': z.optional(day()) }

/** Decides between A4 and Letter. */
export const language = { 'accept-language': z.optional(z.string()) }

export const signature = { 'stripe-signature': z.optional(z.string()) }
