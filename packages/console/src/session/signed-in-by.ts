import { signal } from '@preact/signals'
import type { LinkInfo } from './session-api.ts'

/** Kind of link that opened the session since the page was loaded. */
export const signedInBy = signal<LinkInfo['kind'] | null>(null)
