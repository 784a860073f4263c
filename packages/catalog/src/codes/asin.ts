/** An ISBN-10 has this form too. */
export const ASIN_FORM = /^[A-Z0-9]{10}$/

/** Checks the form. */
export const isAsin = (text: string): boolean => ASIN_FORM.test(text)
