import { z } from 'zod'
import { nonEmptyText, text, timestamp, uuid } from './fields.ts'
import { pageOf, pdpFilters, pdpSorts } from './pdp-list.ts'

/** Maximum shared views of an organization, and own ones of a caller. */
export const MAX_VIEWS = 50
const MAX_NAME_LENGTH = 60
const MAX_QUERY_LENGTH = 2_000

export const VIEW_LAYOUTS = ['rows', 'shelves', 'grid'] as const

/** Columns beside the name of the listing. */
export const VIEW_COLUMNS = [
  'score',
  'accepted',
  'today',
  'with_spark',
  'with_shoot',
  'main_score',
  'carousel_score',
  'image_count',
  'loses_most_by',
  'first_action',
  'missing',
  'rules_failed',
  'retailer',
  'category',
  'brand',
  'tags',
  'status',
  'changed',
] as const
export type ViewColumn = (typeof VIEW_COLUMNS)[number]

const listQuery = z.strictObject({ sort: z.enum(pdpSorts).optional(), ...pdpFilters })

/** Filters and order of a view. */
export type ViewQuery = z.output<typeof listQuery>

/** Reads the filters and order of a list from the query of its address. */
export const readViewQuery = (query: string) => listQuery.safeParse(parametersOf(query))

function parametersOf(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Filters and order of a list, as a text. */
export const viewQuery = text(MAX_QUERY_LENGTH)
  .superRefine((value, context) => {
    const { error } = readViewQuery(value)
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', message: [...path, message].join(' ') })
  })
  .meta({
    description: 'Filters and sort as in the address of the list. Empty for all listings',
    example: 'tag=spring&acceptance=not_accepted&sort=-can_win_today',
  })

const columns = z
  .array(z.enum(VIEW_COLUMNS))
  .max(VIEW_COLUMNS.length)
  .refine((names) => new Set(names).size === names.length, 'must not name a column twice')
  .meta({ description: 'In their order, beside the name. Empty for those of the console' })

const fields = {
  name: nonEmptyText(MAX_NAME_LENGTH),
  query: viewQuery,
  layout: z.enum(VIEW_LAYOUTS),
  columns,
  shared: z.boolean().meta({ description: 'True for all of the organization, false for the caller alone' }),
  is_default: z.boolean().meta({
    description: 'Opens first. Takes the place of another; an own default goes before a shared one',
  }),
}

const EXAMPLE = {
  name: 'Spring, not accepted',
  query: 'tag=spring&acceptance=not_accepted',
  layout: 'shelves',
}

export const newView = z
  .object({
    ...fields,
    query: viewQuery.default(''),
    layout: fields.layout.default('rows'),
    columns: columns.default([]),
    shared: z.boolean().default(false),
    is_default: z.boolean().default(false),
  })
  .meta({ id: 'NewView', example: EXAMPLE })

export const viewChange = z
  .object({
    name: fields.name.optional(),
    query: viewQuery.optional(),
    layout: fields.layout.optional(),
    columns: columns.optional(),
    shared: z.boolean().optional().meta({ description: 'False makes a shared view one of the caller' }),
    is_default: z.boolean().optional(),
  })
  .meta({ id: 'ViewChange', example: { name: 'Spring', is_default: true } })

export const view = z
  .object({ view_id: uuid, ...fields, created_at: timestamp, updated_at: timestamp })
  .meta({ id: 'View' })

export const viewPage = pageOf(view).meta({ id: 'ViewPage' })

export type NewView = z.output<typeof newView>
export type ViewChange = z.output<typeof viewChange>
export type View = z.output<typeof view>
export type ViewPage = z.output<typeof viewPage>
