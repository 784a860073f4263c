/** The process of Node, Bun and Deno. Browsers have none. */
export const { process } = globalThis as {
  process?: { env?: Record<string, string | undefined>; platform?: string; versions?: { node?: string } }
}
