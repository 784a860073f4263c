import type { PdpDetails } from '@endcap/client'
import { z } from 'zod'
import { acceptanceLines, targets } from '../acceptance.ts'
import { cut } from '../cut.ts'
import { count, pdpId } from '../fields.ts'
import { readState, waitSeconds } from '../read-state.ts'
import { defineTool, READS } from '../tool.ts'
import { untrustedFields, untrustedText } from '../untrusted.ts'
import { listingQuotes, listingSummary, summaryLine, summaryOf } from './find-listings.ts'

const MAX_TAGS = 20

export const getListing = defineTool({
  name: 'get_listing',
  title: 'Read a listing',
  description:
    'Reads the state of one listing, also while it is being scored. After a submission, call it with wait_seconds until the status is COMPLETED or ERROR.',
  annotations: READS,
  input: z.strictObject({ pdp_id: pdpId, wait_seconds: waitSeconds }),
  output: listingSummary.extend({
    acceptance: targets,
    tags_left_out: count,
    untrusted: untrustedFields({
      ...listingSummary.shape.untrusted.shape,
      tags: z.array(untrustedText(100)),
    }),
  }),
  run: async ({ pdp_id: id, wait_seconds: seconds }, call) => {
    const row = await readState<PdpDetails>(call, seconds, {
      read: (options) => call.endcap.pdps.summary(id, options),
      wait: (options) => call.endcap.send.wait({ path: ['pdps', id] }, options),
    })
    const [tags, tagsLeftOut] = cut(row.tags, MAX_TAGS)
    return { ...row, tags_left_out: tagsLeftOut, untrusted: { ...summaryOf(row).untrusted, tags } }
  },
  describe: (row) => ({
    summary: [
      summaryLine(row),
      ...acceptanceLines(row.acceptance),
      ...(row.status === 'PROCESSING'
        ? ['Still being scored: call get_listing again with wait_seconds.']
        : []),
    ],
    untrusted: [...listingQuotes(row), ['tags', row.untrusted.tags.join(', ')]],
  }),
})
