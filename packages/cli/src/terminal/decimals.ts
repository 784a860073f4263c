const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false } as const

/** Returns what writes numbers with one decimal in a language. Rounds as `toFixed` does. */
export function decimalsOf(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, ONE_DECIMAL)
  return (value) => format.format(Number(value.toFixed(1)))
}
