/** Splits off the first rows and counts the rest. */
export const cut = <Row>(rows: readonly Row[], most: number): [first: Row[], leftOut: number] => [
  rows.slice(0, most),
  Math.max(0, rows.length - most),
]
