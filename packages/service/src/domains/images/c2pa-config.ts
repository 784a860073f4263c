import { resolve } from 'node:path'
import { z } from 'zod'

export const C2PA_SETTINGS = {
  ENDCAP_C2PA_KEY: z.string().min(1).optional().meta({
    description:
      'File with the key that signs Content Credentials, from [`endcap keys c2pa`](operations.md#content-credentials). Without it, images are not signed.',
    fallback: 'none',
  }),
}

export type C2paConfig = { keyFile: string | null }

/** Maps parsed settings. */
export const c2paConfig = ({
  ENDCAP_C2PA_KEY: file,
}: {
  ENDCAP_C2PA_KEY?: string | undefined
}): C2paConfig => ({
  keyFile: file === undefined ? null : resolve(file),
})
