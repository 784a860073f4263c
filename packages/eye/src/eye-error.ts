/** No eye answers. An image waits until one does. */
export class EyesUnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super('no eye answers', options)
    this.name = 'EyesUnavailableError'
  }
}

/** An eye cannot analyze: it does not answer, refuses, or answers otherwise than agreed. Another eye may. */
export class EyeError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EyeError'
  }
}
