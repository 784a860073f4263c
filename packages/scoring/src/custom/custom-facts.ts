import type { CustomFactPath } from '../facts.ts'

/** Form of the names of namespaces, facts and custom factors. */
export const CUSTOM_NAME = '[a-z][a-z0-9_]{0,63}'

/** Largest number in either direction. Sums and differences stay finite. */
export const MAX_CUSTOM_NUMBER = 1e9

const FORM = new RegExp(`^custom\\.${CUSTOM_NAME}\\.${CUSTOM_NAME}$`)

/** Checks the form only. */
export const isCustomFactPath = (path: string): path is CustomFactPath => FORM.test(path)

/** Returns a path. */
export const customFactPath = (namespace: string, fact: string): CustomFactPath =>
  `custom.${namespace}.${fact}`
