/** An export or import is not possible. The message states the problem and what to do. */
export class ArchiveError extends Error {}
