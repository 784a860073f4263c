import de from '../de.json' with { type: 'json' }
import es from '../es.json' with { type: 'json' }
import fr from '../fr.json' with { type: 'json' }
import { ENGLISH } from './english.ts'
import type { Language } from './languages.ts'
import { createWriter, type Writer } from './writer.ts'

/** Browsers load one. */
export const WRITERS: Readonly<Record<Language, Writer>> = {
  en: ENGLISH,
  de: createWriter('de', de),
  fr: createWriter('fr', fr),
  es: createWriter('es', es),
}
