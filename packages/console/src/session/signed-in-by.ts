import { signal } from '@preact/signals'
import type { LinkDescription } from './contract.ts'

/** Kind of link that opened the session since the page was loaded. */
export const signedInBy = signal<LinkDescription['kind'] | null>(null)
