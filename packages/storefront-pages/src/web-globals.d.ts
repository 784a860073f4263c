// WHATWG globals. The TypeScript libraries with them also allow clocks and network.

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
