import { IntlMessageFormat } from 'intl-messageformat'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Returns the names of the values that a text needs, in any of its cases. @throws SyntaxError if it does not parse */
export const argumentsOf = (text: string): string[] => [
  ...new Set(new IntlMessageFormat(text, 'en').getAst().flatMap(namesIn)),
]

function namesIn(element: Element): string[] {
  if (!('value' in element)) return []
  if ('children' in element) return element.children.flatMap(namesIn)
  if ('options' in element)
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn))]
  const type: number = element.type
  return type === LITERAL ? [] : [element.value]
}

/** Type of the elements of a parsed text that are words. The package does not export their enum. */
const LITERAL = 0
