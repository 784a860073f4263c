import { wholeNumber } from '@endcap/foundation/settings/setting'

export type ImportConfig = {
  maxBytes: number
}

export const IMPORT_SETTINGS = {
  ENDCAP_MAX_IMPORT_MB: wholeNumber(1, 1_000).default(100).meta({
    description: 'Largest catalog file that can be imported, in MB. It must arrive within ten minutes.',
  }),
}
