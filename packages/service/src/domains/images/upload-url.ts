const UPLOADS_PATH = '/v1/uploads/'

/** Returns the submission URL. Its last segment gives the upload a unique file name. */
export const uploadUrl = (baseUrl: string, uploadId: string): string => `${baseUrl}${UPLOADS_PATH}${uploadId}`

/** Returns the id of this service's upload URL, or null. */
export function uploadIdOf(baseUrl: string, url: string): string | null {
  const [target, root] = [URL.parse(url), URL.parse(`${baseUrl}${UPLOADS_PATH}`)]
  if (!target || !root || target.origin !== root.origin) return null
  return target.pathname.startsWith(root.pathname) ? target.pathname.slice(root.pathname.length) : null
}
