/** Completes a sentence of the service, which begins in lower case. */
export function sentence(text: string): string {
  const capital = /^\p{Ll}+[ ,]/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
