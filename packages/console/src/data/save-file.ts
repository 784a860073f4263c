/** Browsers read the object URL when the download starts. */
const RELEASE_MS = 60_000

/** Saves bytes as a local file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
