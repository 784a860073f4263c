import { ENGLISH, inLanguage } from '@endcap/words'

/** Returns a part of an answer with its texts in English and without their ids. Everything that presents stored texts uses it. */
export const inEnglish = <Answer>(answer: Answer): Answer => inLanguage(answer, ENGLISH)
