/** The command line makes no sense; exit code 2. */
export class UsageError extends Error {}
