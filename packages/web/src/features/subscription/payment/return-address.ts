export const SUCCESS_PATH = '/subscription/success'

/** Where a payment that leads away from the page comes back to. */
export function returnAddress(): string {
  return new URL(SUCCESS_PATH, window.location.origin).href
}
