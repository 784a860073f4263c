/** Writes a share with its sign: `+9%`. */
export const percent = (share: number): string => `${share < 0 ? '' : '+'}${Math.round(100 * share)}%`
