const text = { type: 'string', minLength: 1 }
const message = strict({ text }, ['text'])
const level = { enum: ['none', 'note', 'warning', 'error'] }

/** The part of the SARIF 2.1.0 schema that Endcap writes, with what code scanning requires in addition. */
export const SARIF_SCHEMA = strict(
  {
    $schema: { const: 'https://json.schemastore.org/sarif-2.1.0.json' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      items: strict(
        {
          tool: strict(
            {
              driver: strict(
                {
                  name: text,
                  version: text,
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: strict(
                      {
                        id: text,
                        shortDescription: message,
                        fullDescription: message,
                        defaultConfiguration: strict({ level }, ['level']),
                      },
                      ['id', 'shortDescription'],
                    ),
                  },
                },
                ['name', 'version', 'rules'],
              ),
            },
            ['driver'],
          ),
          invocations: {
            type: 'array',
            items: strict({ executionSuccessful: { type: 'boolean' } }, ['executionSuccessful']),
          },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: { type: 'array', items: resultSchema() },
        },
        ['tool', 'results'],
      ),
    },
  },
  ['$schema', 'version', 'runs'],
)

function resultSchema(): object {
  const artifactLocation = strict(
    { uri: { type: 'string', format: 'uri-reference', minLength: 1 }, uriBaseId: text },
    ['uri'],
  )
  const region = strict({ startLine: { type: 'integer', minimum: 1 } }, ['startLine'])
  const physicalLocation = strict({ artifactLocation, region }, ['artifactLocation', 'region'])
  return strict(
    {
      ruleId: text,
      ruleIndex: { type: 'integer', minimum: 0 },
      level,
      message,
      locations: {
        type: 'array',
        minItems: 1,
        items: strict({ physicalLocation }, ['physicalLocation']),
      },
    },
    ['ruleId', 'ruleIndex', 'level', 'message', 'locations'],
  )
}

function strict(properties: Record<string, object>, required: string[]): object {
  return { type: 'object', properties, required, additionalProperties: false }
}
