import { IntlMessageFormat } from 'intl-messageformat'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Returns the names of the values that a text needs, in any of its cases. @throws SyntaxError if it does not parse */
export const argumentsOf = (text: string): string[] =>
  namesIn(text, (element) => !isTag(element) && !isLiteral(element))

/** Returns the names of the tags of a text. */
export const tagsOf = (text: string): string[] => namesIn(text, isTag)

const namesIn = (text: string, isWanted: (element: Element) => boolean): string[] => [
  ...new Set(
    new IntlMessageFormat(text, 'en')
      .getAst()
      .flatMap(withParts)
      .flatMap((element) => ('value' in element && isWanted(element) ? [element.value] : [])),
  ),
]

/** Returns an element and those in its tag or its cases. */
function withParts(element: Element): Element[] {
  if ('children' in element) return [element, ...element.children.flatMap(withParts)]
  if (!('options' in element)) return [element]
  return [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(withParts))]
}

const isTag = (element: Element): boolean => 'children' in element

/** The package does not export the enum of types. */
const isLiteral = ({ type }: { type: number }): boolean => type === 0
