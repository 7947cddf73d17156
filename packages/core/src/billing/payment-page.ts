/**
 * The addresses of the one page that lets the script of a payment provider in. The server gives it
 * a policy of its own, and the browser shares its document with no other page.
 */
export const PAYMENT_PAGE = /^\/subscription\/*$/
