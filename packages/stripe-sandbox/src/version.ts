/** The version of Stripe's API that is spoken here: the one that the SDK pins. */
export const API_VERSION = '2026-10-28.endive'
