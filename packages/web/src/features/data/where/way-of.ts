const SAME_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** How data travels between this page and its server. */
export function wayOf({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>) {
  if (protocol === 'https:') return 'encrypted'
  return SAME_MACHINE.test(hostname) ? 'inside' : 'open'
}
