import * as z from 'zod/mini'
import { instant } from '#input/index.ts'
import { aiInteraction, privacyLevel } from '#preferences/index.ts'
import { zoneOf } from '#time/index.ts'

// Names in small letters: that is how a server sees them.

/** The caller's IANA zone; one that is missing or unknown is read as UTC and never refused. */
export const timeZone = { 'time-zone': z.pipe(z.transform(zoneOf), z.string()) }

/** Since when a sync asks for changes; absent: all of them. */
export const lastSync = { 'last-sync': z.optional(instant()) }

/** When a deletion was made; absent: now. */
export const deletedAt = { 'deleted-at': z.optional(instant()) }

/** The ids of the prompts shown lately, as `writeShown` writes them, so that others are suggested. */
export const promptsSeen = { 'prompts-seen': z.optional(z.string()) }

/** The privacy level under which words were sent, or a sync was made. */
export const privacy = { 'privacy-level': z.optional(privacyLevel) }

export const interaction = { 'ai-interaction-level': z.optional(aiInteraction) }

/** Whether the person has turned the assistant off on their device: then no model writes for them. */
export const assistant = { 'ai-assistant': z.optional(z.enum(['on', 'off'])) }

/** Decides between A4 and Letter. */
export const language = { 'accept-language': z.optional(z.string()) }

export const signature = { 'stripe-signature': z.optional(z.string()) }
