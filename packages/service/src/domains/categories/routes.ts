import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { existingRetailer } from '../retailers/existing-retailer.ts'
import { callerOf } from '../auth/authenticate.ts'
import { text } from '../../platform/http/fields.ts'
import { represent, sendConditional } from '../../platform/http/conditional.ts'
import { operation } from '../../platform/http/operation.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { retailerQuery } from '../retailers/retailer-schemas.ts'
import { plain, CATEGORIES, isWithinIcp } from '@endcap/catalog'

const categoryItem = z
  .object({
    id: z.string().meta({ format: 'uuid' }),
    category_name: z.string(),
    path: z.string(),
    retailer: z.string(),
  })
  .meta({ id: 'ProductCategory' })

const EXAMPLE = CATEGORIES.filter(({ path }) => path.startsWith('Food > Snacks')).slice(0, 2)

/** Creates the route `GET /v1/product-categories`. */
export function categoryRoutes({ organizations }: { organizations: OrganizationStore }): FastifyPluginAsync {
  const plugin: FastifyPluginAsyncZodOpenApi = async (server) => {
    server.get('/v1/product-categories', {
      ...operation({
        id: 'listProductCategories',
        tag: 'Categories',
        summary: 'List the categories that your organization may use',
        description: 'Sorted by path. The ids are the same in every environment and for every retailer.',
        request: {
          querystring: retailerQuery.extend({
            q: text().optional().meta({
              description: 'Returns only categories whose name contains this text, ignoring case and accents',
              example: 'chips',
            }),
          }),
        },
        answers: {
          200: {
            description: 'The categories',
            schema: z.array(categoryItem),
            example: EXAMPLE.map(({ id, name, path }) => ({
              id,
              category_name: name,
              path,
              retailer: 'marketplace_us',
            })),
          },
        },
        errors: ['INVALID_RETAILER', 'VALIDATION_ERROR'],
      }),
      handler: async (request, reply) => {
        const retailer = existingRetailer(request.query.retailer).id
        const { icp } = await organizations.get(callerOf(request).organizationId)
        const wanted = plain(request.query.q ?? '').trim()
        const items = SORTED.filter(
          ({ category, folded }) => isWithinIcp(category, icp) && folded.includes(wanted),
        ).map(({ category: { id, name, path } }) => ({ id, category_name: name, path, retailer }))
        return sendConditional(request, reply, represent(items))
      },
    })
  }
  return plugin
}

const SORTED = CATEGORIES.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((category) => ({
  category,
  folded: plain(category.name),
}))
