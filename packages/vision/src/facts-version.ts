/** Raise on any changed measurement, to invalidate stored facts. */
export const FACTS_VERSION = 'vision-10'
