// The globals of the WHATWG standards that this package uses. Browsers and Node have them, the language's library
// does not, and the libraries with them also have clocks and the network.

declare class URL {
  static parse(url: string, base?: string): URL | null
  readonly href: string
  readonly protocol: string
  readonly hostname: string
  pathname: string
}

declare class TextDecoder {
  constructor(label?: string)
  decode(bytes: Uint8Array): string
}
