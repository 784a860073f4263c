/** Undefined in browsers. */
export const { process } = globalThis as {
  process?: { env?: Record<string, string | undefined>; platform?: string; versions?: { node?: string } }
}
