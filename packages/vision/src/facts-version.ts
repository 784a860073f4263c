/** Raise with every change to a measured value: stored facts of other versions are not reused. */
export const FACTS_VERSION = 'vision-9'
