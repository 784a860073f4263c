/** An export or import is not possible. The message says what is wrong and what to do. */
export class ArchiveError extends Error {}
