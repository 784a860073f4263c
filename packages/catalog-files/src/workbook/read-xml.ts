import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { brokenWorkbook } from './workbook-error.ts'

type Handlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Programs choose the namespace prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Yields after each piece. Refuses document types and entities other than XML's own.
 * @throws CatalogFileError EXCEL_WORKBOOK
 */
export async function* parsePieces(bytes: AsyncIterable<Buffer>, handlers: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns?: false; position?: boolean }>({ position: false })
  parser.on('error', (error) => {
    throw brokenWorkbook(error.message.slice(0, 200))
  })
  parser.on('doctype', () => {
    throw brokenWorkbook('it has a document type')
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => handlers.open?.(localName(name), attributes))
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closetag', ({ name }: SaxesTagPlain) => handlers.close?.(localName(name)))
  const decoder = new TextDecoder()
  for await (const piece of bytes) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield
  }
  parser.write(decoder.decode()).close()
  yield
}

/** @throws CatalogFileError EXCEL_WORKBOOK */
export async function parseFile(bytes: AsyncIterable<Buffer>, handlers: Handlers): Promise<void> {
  for await (const _ of parsePieces(bytes, handlers));
}
