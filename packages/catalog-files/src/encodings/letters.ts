/**
 * Beyond ASCII, most frequent first (Wikipedia, letter frequency, rank only). Languages of one script share
 * encodings.
 */
export const LETTERS = {
  fr: 'éèàêçôâîûïùœëüÿæ',
  de: 'üäößéèàê',
  es: 'óíáéñúü¿¡',
  pt: 'ãçáéóíõêâúôà',
  it: 'àèòùìéóç',
  nl: 'ëéèïöüê',
  scandinavian: 'äåöøæéü',
  icelandic: 'áíðéóþúýöæ',
  pl: 'łóążęśćńźé',
  cs: 'íáéěřčžýšůúťňďó',
  sk: 'áíéčžľýšúťňôďóäĺŕ',
  hu: 'áéőöóíüúű',
  ro: 'ăâîșțşţ',
  croatian: 'čšžćđ',
  tr: 'ıüşğçöİâîû',
  baltic: 'āėšīžēčųūęķļąņģįõäöü',
  ru: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё',
  uk: 'оаинвіетрсклудмпязьбгйчхцжїюєшщфґ',
  sr: 'аоиенрјстувдкпмлзбгшчцњжфхћљђџ',
  el: 'αοιετσνηυρπκμλςωγδχθφβάίόέήύώξζψϊϋΐΰ',
  he: 'יוהלארבתשמנכםדעחקפןטסגזךצףץ',
  ar: 'اليمونرتبةعدسفهكقأحجشطصخىضإذزثآغئظءؤ',
} as const satisfies Record<string, string>

export type Language = keyof typeof LETTERS

const WESTERN = ['fr', 'de', 'es', 'pt', 'it', 'nl', 'scandinavian', 'icelandic'] as const
const CENTRAL = ['pl', 'cs', 'sk', 'hu', 'ro', 'croatian', 'de'] as const
const CYRILLIC = ['ru', 'uk', 'sr'] as const

/** Single-byte encodings, the usual ones first. */
export const SINGLE_BYTE: Readonly<Record<string, readonly Language[]>> = {
  'windows-1252': WESTERN,
  'windows-1250': CENTRAL,
  'windows-1251': CYRILLIC,
  'windows-1253': ['el'],
  'windows-1254': ['tr'],
  'windows-1255': ['he'],
  'windows-1256': ['ar'],
  'windows-1257': ['baltic'],
  'iso-8859-2': CENTRAL,
  'koi8-r': ['ru'],
  'koi8-u': ['uk'],
  macintosh: WESTERN,
  'x-mac-cyrillic': CYRILLIC,
  ibm866: CYRILLIC,
  cp850: WESTERN,
  cp437: WESTERN,
  cp852: CENTRAL,
}
