const UPLOADS_PATH = '/v1/uploads/'

/** Returns the URL by which submissions refer to an upload. Its last segment makes it a file name of its own. */
export const uploadUrl = (baseUrl: string, uploadId: string): string => `${baseUrl}${UPLOADS_PATH}${uploadId}`

/** Returns the id in the URL of an upload to this service, or null for any other URL. */
export function uploadIdOf(baseUrl: string, url: string): string | null {
  const [target, root] = [URL.parse(url), URL.parse(`${baseUrl}${UPLOADS_PATH}`)]
  if (!target || !root || target.origin !== root.origin) return null
  return target.pathname.startsWith(root.pathname) ? target.pathname.slice(root.pathname.length) : null
}
