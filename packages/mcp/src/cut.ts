/** Returns the first rows of a list, and the number of those left out. */
export const cut = <Row>(rows: readonly Row[], most: number): [first: Row[], leftOut: number] => [
  rows.slice(0, most),
  Math.max(0, rows.length - most),
]
