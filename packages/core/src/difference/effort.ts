/** How many steps of a comparison are left before it settles for something coarser. */
export interface Effort {
  left: number
}
