/** The operator asked for something that cannot be done; the message says what is wrong. */
export class AdministrationError extends Error {}
