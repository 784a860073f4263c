import { CATEGORIES, DEFAULT_RETAILER } from '@endcap/catalog'
import { z } from 'zod'
import { defineOperation } from '../openapi/operation.ts'
import { categoryItem, categoryQuery } from '../schemas/categories.ts'

const EXAMPLE = CATEGORIES.filter(({ path }) => path.startsWith('Food > Snacks')).slice(0, 2)

export const listProductCategories = defineOperation({
  id: 'listProductCategories',
  method: 'GET',
  path: '/v1/product-categories',
  tag: 'Categories',
  limits: 'none',
  summary: 'List the categories that your organization may use',
  description: 'Sorted by path. The ids are the same in every environment and for every retailer.',
  request: { query: categoryQuery },
  answers: {
    200: {
      description: 'The categories',
      schema: z.array(categoryItem),
      example: EXAMPLE.map(({ id, name, path }) => ({
        id,
        category_name: name,
        path,
        retailer: DEFAULT_RETAILER,
      })),
    },
  },
  errors: ['INVALID_RETAILER', 'VALIDATION_ERROR'],
})
