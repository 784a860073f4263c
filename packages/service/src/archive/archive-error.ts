/** An export or import that cannot be done; the message says what is wrong and what to do. */
export class ArchiveError extends Error {}
