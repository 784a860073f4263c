import type { ExportColumn, PdpSummary, Shot, ShotColumn } from '@endcap/api'
import { findRetailer } from '@endcap/catalog'
import type { Cell, Column } from '@endcap/foundation/tables/column'
import { keyOf } from '@endcap/scoring'
import { verdictOf } from '@endcap/scoring/words'
import type { Writer } from '@endcap/words'
import { type Message, say } from '@endcap/words/message'

type Options = { writer: Writer; baseUrl: string }

/** Returns columns with names, words and links for people, in their order. */
export const peopleColumns = (names: readonly ExportColumn[], options: Options): Column<PdpSummary>[] =>
  columnsOf(COLUMNS, names, options)

/** Returns columns of the shot list for people, in their order. */
export const shotColumns = (names: readonly ShotColumn[], options: Options): Column<Shot>[] =>
  columnsOf(SHOT_COLUMNS, names, options)

type Definition<Row = PdpSummary> = { width: number; value: (row: Row, options: Options) => Cell }

const columnsOf = <Name extends ExportColumn | ShotColumn, Row>(
  definitions: Record<Name, Definition<Row>>,
  names: readonly Name[],
  options: Options,
): Column<Row>[] =>
  names.map((name) => ({
    name: options.writer.write(say(`column.${name}`)),
    width: definitions[name].width,
    value: (row) => definitions[name].value(row, options),
  }))

const text = <Row = PdpSummary>(
  width: number,
  messagesOf: (row: Row) => readonly Message[],
): Definition<Row> => ({
  width,
  value: (row, { writer }) =>
    messagesOf(row)
      .map((message) => writer.write(message))
      .join(', '),
})

const STATUSES = { COMPLETED: 'scored', PROCESSING: 'processing', ERROR: 'failed' } as const

/** Columns of both tables. */
const LISTING = {
  id: { width: 20, value: ({ id }) => id },
  name: { width: 48, value: ({ name }) => name },
  score: { width: 10, value: ({ pdp_score: score }) => score },
  retailer: { width: 20, value: ({ retailer }) => findRetailer(retailer)?.display_name ?? retailer },
  category: { width: 28, value: ({ category }) => category },
  link: {
    width: 18,
    value: ({ pdp_id: id }, { writer, baseUrl }) => ({
      url: `${baseUrl}/console/listings/${id}`,
      text: writer.write(say('column.link_text')),
    }),
  },
} satisfies Record<string, Definition<PdpSummary | Shot>>

const SHOT_COLUMNS: Record<ShotColumn, Definition<Shot>> = {
  ...LISTING,
  asset_type: text(18, ({ asset_type: type }) => [say(`asset_type.${keyOf(type)}.label`)]),
  description: { width: 60, value: (row) => row.description },
  images: { width: 8, value: (row) => row.images },
  gain: { width: 12, value: (row) => row.gain_listing },
}

const COLUMNS: Record<ExportColumn, Definition> = {
  ...LISTING,
  accepted: text(32, ({ acceptance }) => [verdictOf(acceptance).message]),
  today: { width: 10, value: (row) => row.can_win_split?.today ?? null },
  with_spark: { width: 10, value: (row) => row.can_win_split?.with_spark ?? null },
  with_shoot: { width: 10, value: (row) => row.can_win_split?.with_shoot ?? null },
  main_score: { width: 10, value: (row) => row.hero_score },
  carousel_score: { width: 10, value: (row) => row.carousel_score },
  // The screen does not count the main image either.
  image_count: { width: 10, value: (row) => Math.max(0, row.image_count - 1) },
  loses_most_by: text(24, ({ loses_most_by: cause }) => (cause ? [say(`loss.${cause}.label`)] : [])),
  first_action: { width: 48, value: ({ first_action: action }) => action?.title ?? null },
  missing: text(36, ({ missing }) => missing.map((type) => say(`asset_type.${keyOf(type)}.label`))),
  rules_failed: text(36, ({ rules_failed: rules }) => rules.map((rule) => say(`rule.${rule}.label`))),
  brand: { width: 20, value: (row) => row.brand },
  tags: { width: 24, value: ({ tags }) => tags.join(', ') },
  status: text(14, ({ status }) => [say(`status.${STATUSES[status]}`)]),
  changed: { width: 20, value: (row) => new Date(row.updated_at) },
}
