import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { DEFAULT_REGION, isAsin, STOREFRONTS } from '@endcap/catalog'
import { decodePage, type ExtractedListing, MAX_PAGE_BYTES } from '@endcap/storefront-pages'
import { extractListing } from '@endcap/storefront-pages/extract-listing'
import { Command, Option } from 'commander'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, jsonOption } from '../terminal/options.ts'
import { printLine, printRecord } from '../terminal/output.ts'
import { UsageError } from '../terminal/usage-error.ts'

type ExtractOptions = CommonOptions & { asin: string; region: string; format: 'text' | 'json' }

/** Returns the command `endcap listing`. */
export function listingCommand(): Command {
  const listing = new Command('listing')
    .description('listings of storefronts')
    .addHelpText('after', examples('endcap listing extract page.html --asin B000000001'))
  listing
    .command('extract')
    .description('extract a listing from a saved page of a storefront')
    .addHelpText(
      'after',
      examples(
        'endcap listing extract page.html --asin B000000001 --region uk',
        'curl -s https://example.com/dp/B000000001 | endcap listing extract - --asin B000000001 --json',
      ),
    )
    .argument(
      '<file>',
      `HTML file; "-" reads standard input; only the first ${MAX_PAGE_BYTES / 1e6} MB are read`,
    )
    .requiredOption('--asin <asin>', 'the ASIN that the page was requested for')
    .addOption(
      new Option('--region <region>', 'the storefront’s region')
        .default(DEFAULT_REGION)
        .choices(STOREFRONTS.map(({ region }) => region)),
    )
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'json']).default('text'))
    .addOption(jsonOption())
    .action(extract)
  return listing
}

async function extract(file: string, { asin, region, format, json = format === 'json' }: ExtractOptions) {
  if (!isAsin(asin)) throw new UsageError('--asin must be 10 upper-case letters and digits')
  const input = file === '-' ? process.stdin : createReadStream(file, { end: MAX_PAGE_BYTES - 1 })
  const listing = extractListing(decodePage(await buffer(input)), { asin, region })
  if (json) printLine(JSON.stringify(listing))
  else printListing(listing)
}

function printListing({ images, ranks, ...listing }: ExtractedListing): void {
  printRecord({ ...listing, ranks: ranks.map(({ slug, label }) => label ?? slug) }, {})
  for (const url of images) printLine(`  ${url}`)
}
