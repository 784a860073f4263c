import { inLanguage, type Writer } from '@endcap/words'
import { WRITERS } from '@endcap/words/writers'
import type { Table } from '../../../platform/http/send-table.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'

/** Returns a table with its texts in the language of the organization. */
export function inLanguageOf<Row>(
  organizations: Pick<OrganizationStore, 'get'>,
  organizationId: string,
  { pages, ...table }: Table<Row>,
): Table<Row> {
  return { ...table, pages: written() }

  async function* written(): Table<Row>['pages'] {
    const { language } = await organizations.get(organizationId)
    yield* inLanguageBy(WRITERS[language], { ...table, pages }).pages
  }
}

/** Returns a table with its texts in a language. */
export function inLanguageBy<Row>(writer: Writer, { pages, ...table }: Table<Row>): Table<Row> {
  return { ...table, pages: written() }

  async function* written(): Table<Row>['pages'] {
    for await (const rows of pages) yield rows.map((row) => inLanguage(row, writer))
  }
}
