import { chanceFrom } from './chance.ts'

const ROUNDS = 40

/** Rows along the directions in which they differ most: as many numbers as are asked for. */
export function mainDirections(rows: Float64Array, size: number, count: number): Float64Array {
  const centred = aroundMean(rows, size)
  const spread = spreadOf(centred, size)
  const chance = chanceFrom(1)
  let directions = orthogonal(
    Array.from({ length: count }, () => Float64Array.from({ length: size }, () => chance() - 0.5)),
  )
  for (let round = 0; round < ROUNDS; round++)
    directions = orthogonal(directions.map((direction) => turned(spread, direction)))
  const found = new Float64Array((rows.length / size) * count)
  for (let row = 0; row * size < rows.length; row++)
    directions.forEach((direction, at) => {
      found[row * count + at] = dot(centred.subarray(row * size, (row + 1) * size), direction)
    })
  return found
}

function aroundMean(rows: Float64Array, size: number): Float64Array {
  const mean = new Float64Array(size)
  rows.forEach((value, at) => {
    mean[at % size] = (mean[at % size] as number) + (value * size) / rows.length
  })
  return rows.map((value, at) => value - (mean[at % size] as number))
}

/** How each two columns go together. */
function spreadOf(rows: Float64Array, size: number): Float64Array {
  const sum = new Float64Array(size * size)
  for (let row = 0; row < rows.length; row += size)
    for (let i = 0; i < size; i++) {
      const value = rows[row + i] as number
      for (let j = 0; j < size; j++)
        sum[i * size + j] = (sum[i * size + j] as number) + value * (rows[row + j] as number)
    }
  return sum
}

function turned(matrix: Float64Array, direction: Float64Array): Float64Array {
  const size = direction.length
  return direction.map((_, row) => dot(matrix.subarray(row * size, (row + 1) * size), direction))
}

/** Directions at right angles to each other, of length one; those that are left over are nothing. */
function orthogonal(directions: readonly Float64Array[]): Float64Array[] {
  const found: Float64Array[] = []
  for (const direction of directions) {
    const rest = Float64Array.from(direction)
    const before = Math.sqrt(dot(rest, rest))
    for (const other of found) {
      const share = dot(rest, other)
      for (let at = 0; at < rest.length; at++)
        rest[at] = (rest[at] as number) - share * (other[at] as number)
    }
    const length = Math.sqrt(dot(rest, rest))
    found.push(rest.map((value) => (length > before * 1e-9 ? value / length : 0)))
  }
  return found
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}
