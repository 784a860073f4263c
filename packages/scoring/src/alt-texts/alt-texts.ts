/** Texts by BCP 47 tag. No text is empty. */
export type AltTexts = Readonly<Record<string, string>>
