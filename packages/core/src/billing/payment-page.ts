/**
 * The paths of the one page that loads the script of a payment provider. It has its own content
 * security policy, and shares its document with no other page.
 */
export const PAYMENT_PAGE = /^\/subscription\/*$/
