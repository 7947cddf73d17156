export const SUCCESS_PATH = '/subscription/success'

/** The URL that the provider redirects back to. */
export function returnAddress(): string {
  return new URL(SUCCESS_PATH, window.location.origin).href
}
