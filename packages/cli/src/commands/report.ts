import { writeFile } from 'node:fs/promises'
import { findCategory, findRetailer } from '@endcap/catalog'
import type { Config } from '@endcap/service/config/config'
import { inLanguage } from '@endcap/words'
import { LANGUAGES, type Language } from '@endcap/words/languages'
import type { Writer } from '@endcap/words/writer'
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
import { say, wordsOf } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'
import { dayOption, reportReadiness } from './report-readiness.ts'

const LIMIT = 100
/** A report is one file that a browser must open: about 60 kB a listing. */
const MAX_LIMIT = 500
/** Sides of the pictures in pixels: twice the size on the page, for sharp screens. */
const THUMBNAIL_SIDE = 80
const PICTURE_SIDE = 256

type ReportOptions = CommonOptions & {
  out?: string
  org?: string
  day?: string
  limit: number
  minScore?: number
  maxScore?: number
  retailer?: string
  category?: string
  tag?: string
  language?: Language
}

/** Returns the command `endcap report`. */
export function reportCommand(): Command {
  return new Command('report')
    .description(say('cli.report.description'))
    .addHelpText(
      'after',
      examples(
        'endcap report --out report.html',
        'endcap report --retailer marketplace_us',
        'endcap report --retailer google-merchant-center --day 2027-01-31 --out refused.xlsx',
      ),
    )
    .addOption(new Option('--out <file>', say('cli.report.option_out')))
    .addOption(orgOption(say('cli.report.option_org')))
    .addOption(
      new Option('--limit <n>', say('cli.report.option_limit', { max: MAX_LIMIT }))
        .argParser(numberUpTo(MAX_LIMIT))
        .default(LIMIT),
    )
    .addOption(new Option('--min-score <score>', say('cli.common.min_score')).argParser(scoreOf))
    .addOption(new Option('--max-score <score>', say('cli.common.max_score')).argParser(scoreOf))
    .option('--retailer <id>', say('cli.report.option_retailer'))
    .addOption(dayOption())
    .option('--category <path>', say('cli.common.listings_of_category'))
    .option('--tag <tag>', say('cli.common.listings_with_tag'))
    .addOption(new Option('--language <language>', say('cli.report.option_language')).choices(LANGUAGES))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(report)
}

/** Without a page to write, it is the report of what a retailer refuses. */
async function report({ out, ...options }: ReportOptions): Promise<void> {
  const isPage = out !== undefined && !out.endsWith('.xlsx')
  if (!isPage && options.retailer === undefined) throw new UsageError(say('cli.report.needs_retailer'))
  if (isPage && options.day !== undefined) throw new UsageError(say('cli.report.day_needs_no_page'))
  return isPage
    ? writePage({ ...options, out })
    : reportReadiness({ ...options, out, id: options.retailer ?? '' })
}

async function writePage(options: ReportOptions & { out: string }): Promise<void> {
  const query = queryOf(options)
  const collected = await administer(
    'reportListings',
    { organizationId: options.org ?? null, query },
    options,
  )
  const config = readCommandConfig(options)
  const pictures = await readPictures(collected, config)
  const words = await wordsOf(options.language ?? collected.organization.language)
  const page = reportPage(inLanguage(collected, words), {
    pictures,
    filters: filtersOf(words, query),
    madeAt: new Date(),
    words,
  })
  await writeFile(options.out, page).catch((error: unknown) => {
    throw new Error(say('cli.common.report_not_written', { file: options.out }), { cause: error })
  })
  if (collected.listings.length === 0) noteEmpty(say('cli.common.no_listings_match'))
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
    throw new UsageError(say('cli.report.no_such_retailer', { id: retailer }))
  const category = findCategoryId(options.category)
  return {
    sort: '-can_win_today',
    limit,
    ...(minScore === undefined ? {} : { score_min: minScore }),
    ...(maxScore === undefined ? {} : { score_max: maxScore }),
    ...(retailer === undefined ? {} : { retailer }),
    ...(category === null ? {} : { category_id: category }),
    ...(tag === undefined ? {} : { tag }),
  }
}

/** Returns the filters of a query for the head of the page. */
function filtersOf(
  { text }: Writer,
  { score_min: min, score_max: max, retailer, category_id: category, tag }: ReportQuery,
) {
  return [
    min === undefined ? [] : text('report.filter_min_score', { score: min }),
    max === undefined ? [] : text('report.filter_max_score', { score: max }),
    retailer === undefined ? [] : (findRetailer(retailer)?.display_name ?? retailer),
    category === undefined ? [] : (findCategory(category)?.path ?? category),
    tag === undefined ? [] : text('report.filter_tag', { tag }),
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
