import { writeFile } from 'node:fs/promises'
import { findCategory, findRetailer } from '@endcap/catalog'
import type { Config } from '@endcap/service/config/config'
import { Command, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { readCommandConfig } from '../connection/command-config.ts'
import type { ListingsReport, ReportQuery } from '../operator/administration/report-administration.ts'
import { type ReportPictures, reportPage } from '../report/report-page.ts'
import { openThumbnails } from '../report/thumbnails.ts'
import { examples } from '../terminal/examples.ts'
import {
  type CommonOptions,
  dataOption,
  findCategoryId,
  jsonOption,
  numberUpTo,
  orgOption,
  scoreOf,
} from '../terminal/options.ts'
import { noteEmpty, printRecord } from '../terminal/output.ts'
import { UsageError } from '../terminal/usage-error.ts'

const LIMIT = 100
/** A report is one file that a browser must open: about 60 kB a listing. */
const MAX_LIMIT = 500
/** Sides of the pictures in pixels: twice the size on the page, for sharp screens. */
const THUMBNAIL_SIDE = 80
const PICTURE_SIDE = 256

type ReportOptions = CommonOptions & {
  out: string
  org?: string
  limit: number
  minScore?: number
  maxScore?: number
  retailer?: string
  category?: string
  tag?: string
}

/** Returns the command `endcap report`. */
export function reportCommand(): Command {
  return new Command('report')
    .description('write a report over the stored listings as one HTML file')
    .addHelpText(
      'after',
      examples('endcap report --out report.html', 'endcap report --out low.html --max-score 60 --limit 200'),
    )
    .addOption(new Option('--out <file>', 'the HTML file').makeOptionMandatory())
    .addOption(orgOption('organization id; optional if there is only one'))
    .addOption(
      new Option('--limit <n>', `listings, at most ${MAX_LIMIT}; those with the most points to win`)
        .argParser(numberUpTo(MAX_LIMIT))
        .default(LIMIT),
    )
    .addOption(new Option('--min-score <score>', 'listings with at least this score').argParser(scoreOf))
    .addOption(new Option('--max-score <score>', 'listings with at most this score').argParser(scoreOf))
    .option('--retailer <id>', 'listings of a retailer, e.g. walmart_us')
    .option('--category <path>', 'listings of a category and those below it')
    .option('--tag <tag>', 'listings with a tag')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(report)
}

async function report(options: ReportOptions): Promise<void> {
  const query = queryOf(options)
  const collected = await administer(
    'reportListings',
    { organizationId: options.org ?? null, query },
    options,
  )
  const config = readCommandConfig(options)
  const pictures = await readPictures(collected, config)
  const page = reportPage(collected, { pictures, filters: filtersOf(query), madeAt: new Date() })
  await writeFile(options.out, page).catch((error: unknown) => {
    throw new Error(`the report cannot be written to ${options.out}`, { cause: error })
  })
  if (collected.listings.length === 0) noteEmpty('no listings match')
  const missing = [...pictures.images.values()].filter((picture) => picture === null).length
  printRecord(
    {
      file: options.out,
      listings: collected.listings.length,
      bytes: Buffer.byteLength(page),
      missing_pictures: missing,
    },
    options,
  )
}

function queryOf(options: ReportOptions): ReportQuery {
  const { retailer, limit, minScore, maxScore, tag } = options
  if (retailer !== undefined && !findRetailer(retailer))
    throw new UsageError(`there is no retailer "${retailer}"`)
  const category = findCategoryId(options.category)
  return {
    sort: '-can_win',
    limit,
    ...(minScore === undefined ? {} : { score_min: minScore }),
    ...(maxScore === undefined ? {} : { score_max: maxScore }),
    ...(retailer === undefined ? {} : { retailer }),
    ...(category === null ? {} : { category_id: category }),
    ...(tag === undefined ? {} : { tag }),
  }
}

/** Returns the filters of a query for the head of the page. */
function filtersOf({ score_min: min, score_max: max, retailer, category_id: category, tag }: ReportQuery) {
  return [
    min === undefined ? [] : `Score at least ${min}`,
    max === undefined ? [] : `Score at most ${max}`,
    retailer === undefined ? [] : (findRetailer(retailer)?.display_name ?? retailer),
    category === undefined ? [] : (findCategory(category)?.path ?? category),
    tag === undefined ? [] : `Tag: ${tag}`,
  ].flat()
}

async function readPictures(
  { organization, listings }: ListingsReport,
  config: Config,
): Promise<ReportPictures> {
  const { thumbnail, close } = await openThumbnails(config, organization.id)
  try {
    const contents = new Set(
      listings.flatMap(({ explanation }) => explanation?.images.map(({ sha256 }) => sha256) ?? []),
    )
    const images = await Promise.all(
      [...contents].map(async (sha256) => [sha256, await thumbnail(sha256, PICTURE_SIDE)] as const),
    )
    const thumbnails = await Promise.all(
      listings.map(async ({ explanation }) => {
        const main = explanation?.images[0]
        return main ? await thumbnail(main.sha256, THUMBNAIL_SIDE) : null
      }),
    )
    return { images: new Map(images), thumbnails }
  } finally {
    await close()
  }
}
