/** An administrative operation is not possible. The message gives the reason. */
export class AdministrationError extends Error {}
