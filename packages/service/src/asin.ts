/** Ten upper-case letters and digits; an ISBN-10 is one too. */
export const ASIN_FORM = /^[A-Z0-9]{10}$/

export const isAsin = (text: string): boolean => ASIN_FORM.test(text)
