// A small executor of GraphQL (October 2021, sections 2 and 6): operations with variables, arguments, selections and
// inline fragments. Refuses fields and arguments that the schema does not have.

export type Selection = {
  name: string
  args: Record<string, unknown>
  fields: Selection[]
  /** Type of an inline fragment. */
  on: string | null
}

/** Fields by type: arguments, and the type of the result if it has fields. */
export type SchemaOf = Record<string, Record<string, { args?: readonly string[]; type?: string }>>

/** Returns the root fields of a document, checked against a schema. */
export function parseDocument(
  document: string,
  variables: Record<string, unknown>,
  schema: SchemaOf,
): Selection[] {
  const tokens = document.match(/\.\.\.|[A-Za-z_]\w*|\$\w+|\d+|"[^"]*"|[{}()[\]:!,=]/g) ?? []
  let at = 0
  const peek = () => tokens[at]
  const take = (expected?: string): string => {
    const token = tokens[at++]
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`expected ${expected ?? 'a token'} instead of ${token}`)
    return token
  }
  const declared = new Set<string>()
  const valueOf = (token: string): unknown => {
    if (token.startsWith('$')) {
      if (!declared.has(token)) throw new Error(`the variable ${token} is not declared`)
      return variables[token.slice(1)]
    }
    return token.startsWith('"') ? token.slice(1, -1) : Number(token)
  }

  function selections(type: string): Selection[] {
    const fields: Selection[] = []
    for (take('{'); peek() !== '}'; ) fields.push(selection(type))
    take('}')
    return fields
  }

  function selection(type: string): Selection {
    if (peek() === '...') {
      take('...')
      take('on')
      const on = take()
      return { name: '', args: {}, fields: selections(on), on }
    }
    const name = take()
    const field = schema[type]?.[name]
    if (!field) throw new Error(`Field '${name}' doesn't exist on type '${type}'`)
    const args: Record<string, unknown> = {}
    if (peek() === '(') {
      for (take('('); peek() !== ')'; ) {
        const key = take()
        if (!field.args?.includes(key)) throw new Error(`Field '${name}' doesn't accept argument '${key}'`)
        take(':')
        args[key] = valueOf(take())
        if (peek() === ',') take(',')
      }
      take(')')
    }
    if ((peek() === '{') !== (field.type !== undefined))
      throw new Error(`Field '${name}' has the wrong selections`)
    return { name, args, fields: field.type === undefined ? [] : selections(field.type), on: null }
  }

  const kind = take()
  if (peek() === '(')
    for (take('('); peek() !== undefined; ) {
      const token = take()
      if (token === ')') break
      if (token.startsWith('$')) declared.add(token)
    }
  return selections(kind === 'mutation' ? 'Mutation' : 'QueryRoot')
}

/** Returns the selected fields of a value. `__typename` selects inline fragments. */
export function project(value: unknown, fields: readonly Selection[]): unknown {
  if (value === null || value === undefined || fields.length === 0) return value ?? null
  if (Array.isArray(value)) return value.map((each) => project(each, fields))
  const record = value as Record<string, unknown>
  return Object.fromEntries(
    fields.flatMap(({ name, on, fields: inner }): [string, unknown][] => {
      if (on === null) return [[name, project(record[name], inner)]]
      return on === record['__typename']
        ? Object.entries(project(record, inner) as Record<string, unknown>)
        : []
    }),
  )
}
