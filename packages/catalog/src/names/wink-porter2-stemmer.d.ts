/** Takes lower case. */
export default function stem(word: string): string
