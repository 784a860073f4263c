import { categoryItem, categoryQuery, type ProductCategory } from '@endcap/api'
import { CATEGORIES, type Category, DEFAULT_RETAILER, isWithinIcp, plain } from '@endcap/catalog'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'

const EXAMPLE = CATEGORIES.filter(({ path }) => path.startsWith('Food > Snacks')).slice(0, 2)

const SORTED = CATEGORIES.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((category) => ({
  category,
  folded: plain(category.name),
}))

/** Returns the operation `GET /v1/product-categories`. */
export const listCategoriesOperation =
  ({ organizations }: { organizations: OrganizationStore }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/product-categories', {
      ...operation({
        id: 'listProductCategories',
        tag: 'Categories',
        limits: 'none',
        summary: 'List the categories that your organization may use',
        description: 'Sorted by path. The ids are the same in every environment and for every retailer.',
        request: { querystring: categoryQuery },
        answers: {
          200: {
            description: 'The categories',
            schema: z.array(categoryItem),
            example: EXAMPLE.map((category) => present(category, DEFAULT_RETAILER)),
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
        ).map(({ category }) => present(category, retailer))
        return sendConditional(request, reply, represent(items))
      },
    })
  }

function present({ id, name, path }: Category, retailer: string): ProductCategory {
  return { id, category_name: name, path, retailer }
}
