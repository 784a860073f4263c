import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { DEFAULT_REGION, isAsin, STOREFRONTS } from '@endcap/catalog'
import { decodePage, type ExtractedListing, MAX_PAGE_BYTES } from '@endcap/storefront-pages'
import { extractListing } from '@endcap/storefront-pages/extract-listing'
import { Command, Option } from 'commander'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, jsonOption } from '../terminal/options.ts'
import { printLine, printRecord } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

type ExtractOptions = CommonOptions & { asin: string; region: string; format: 'text' | 'json' }

/** Returns the command `endcap listing`. */
export function listingCommand(): Command {
  const listing = new Command('listing')
    .description(say('cli.listing.description'))
    .addHelpText('after', examples('endcap listing extract page.html --asin B000000001'))
  listing
    .command('extract')
    .description(say('cli.listing.extract_description'))
    .addHelpText(
      'after',
      examples(
        'endcap listing extract page.html --asin B000000001 --region uk',
        'curl -s https://example.com/dp/B000000001 | endcap listing extract - --asin B000000001 --json',
      ),
    )
    .argument('<file>', say('cli.listing.argument_file', { max: MAX_PAGE_BYTES / 1e6 }))
    .requiredOption('--asin <asin>', say('cli.listing.option_asin'))
    .addOption(
      new Option('--region <region>', say('cli.listing.option_region'))
        .default(DEFAULT_REGION)
        .choices(STOREFRONTS.map(({ region }) => region)),
    )
    .addOption(
      new Option('--format <format>', say('cli.listing.option_format'))
        .choices(['text', 'json'])
        .default('text'),
    )
    .addOption(jsonOption())
    .action(extract)
  return listing
}

async function extract(file: string, { asin, region, format, json = format === 'json' }: ExtractOptions) {
  if (!isAsin(asin)) throw new UsageError(say('cli.listing.wrong_asin'))
  const input = file === '-' ? process.stdin : createReadStream(file, { end: MAX_PAGE_BYTES - 1 })
  const listing = extractListing(decodePage(await buffer(input)), { asin, region })
  if (json) printLine(JSON.stringify(listing))
  else printListing(listing)
}

function printListing({ images, ranks, ...listing }: ExtractedListing): void {
  printRecord({ ...listing, ranks: ranks.map(({ slug, label }) => label ?? slug) }, {})
  for (const url of images) printLine(`  ${url}`)
}
