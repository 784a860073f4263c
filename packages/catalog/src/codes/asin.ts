/** Ten upper-case letters and digits. An ISBN-10 has this form too. */
export const ASIN_FORM = /^[A-Z0-9]{10}$/

/** Checks whether a text has the form of an ASIN. */
export const isAsin = (text: string): boolean => ASIN_FORM.test(text)
