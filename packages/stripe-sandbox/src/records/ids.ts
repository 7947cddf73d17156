/** Letters after the prefix that name the customer, so that any object's id leads to its account. */
const KEY_LENGTH = 17

/** Lists are in the order of ids, so a later customer has the later one. */
export function customerId(number: number, random: string): string {
  return `cus_${number.toString(36).padStart(9, '0')}${random.slice(0, KEY_LENGTH - 9)}`
}

export function idWithin(customer: string, prefix: string, number: number): string {
  return `${prefix}_${keyOf(customer)}${number.toString(36).padStart(4, '0')}`
}

/** The customer whose account holds the object, if there is such an object at all. */
export function ownerOf(id: string): string {
  return `cus_${keyOf(id).slice(0, KEY_LENGTH)}`
}

function keyOf(id: string): string {
  return id.slice(id.indexOf('_') + 1)
}
