/** Returns the URL of an image without a submitted URL. It ends in the file name. */
export const imageUrl = (baseUrl: string, imageId: string): string => `${baseUrl}/v1/images/${imageId}`

/** Returns true for URLs of this service, whose images and uploads never change. */
export const isOwnUrl = (baseUrl: string, url: string): boolean => url.startsWith(`${baseUrl}/`)
