/** Returns the URL that answers have for an image that a listing did not get by a URL. Its last segment is the image's file name. */
export const imageUrl = (baseUrl: string, imageId: string): string => `${baseUrl}/v1/images/${imageId}`

/** Returns true for an address of this service, whose images and uploads never change. */
export const isOwnUrl = (baseUrl: string, url: string): boolean => url.startsWith(`${baseUrl}/`)
