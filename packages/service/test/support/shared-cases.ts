import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CASES = new URL('../../../../../shared/cases/', import.meta.url)

/** A reason to skip a test where the shared cases are missing, as at a user's. */
export const withoutCases = existsSync(CASES) ? false : 'needs ../shared/cases'

/** Reads a shared case. */
export const sharedCase = (name: string): Buffer => readFileSync(new URL(name, CASES))

/** Returns the path of a shared case. */
export const sharedCasePath = (name: string): string => fileURLToPath(new URL(name, CASES))
