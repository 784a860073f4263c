import type { Upload as PresentedUpload } from '@endcap/api'
import type { Upload } from './upload-store.ts'
import { uploadUrl } from './upload-url.ts'

/** Presents an upload for the API. */
export const presentUpload = (
  { id, sha256, file, original, expiresAt }: Upload,
  baseUrl: string,
): PresentedUpload => ({
  upload_id: id,
  url: uploadUrl(baseUrl, id),
  sha256,
  width: file.widthPx,
  height: file.heightPx,
  bytes: file.byteLength,
  original: original && { format: original.format, sha256: original.sha256, bytes: original.byteLength },
  expires_at: expiresAt.toISOString(),
})
