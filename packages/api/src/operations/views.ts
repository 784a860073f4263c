import { z } from 'zod'
import { VIEW_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { newView, view, viewChange, viewPage } from '../schemas/views.ts'
import { pageOf } from './shared.ts'

const viewPath = z.object({ view_id: uuidInPath(EXAMPLE_IDS.view) })

export const listViews = defineOperation({
  id: 'listViews',
  method: 'GET',
  path: '/v1/views',
  tag: 'Views',
  limits: 'own',
  summary: 'List saved views',
  description: 'Returns the shared views and your own on one page, by name.',
  answers: { 200: { description: 'The views', schema: viewPage, example: pageOf(VIEW_EXAMPLE) } },
})

export const createView = defineOperation({
  id: 'createView',
  method: 'POST',
  path: '/v1/views',
  tag: 'Views',
  limits: 'own',
  isIdempotent: true,
  needs: 'viewer',
  summary: 'Save a view',
  description:
    'Saves filters, order, layout and columns of the list of listings under a name. Shared views need the role ' +
    'editor. There are at most 50 shared views, and 50 of each person or credential.',
  request: { body: newView },
  answers: { 201: { description: 'Saved', schema: view, example: VIEW_EXAMPLE } },
  errors: ['FORBIDDEN', 'TOO_MANY_VIEWS', 'VALIDATION_ERROR'],
})

export const changeView = defineOperation({
  id: 'changeView',
  method: 'PATCH',
  path: '/v1/views/{view_id}',
  tag: 'Views',
  limits: 'own',
  needs: 'viewer',
  summary: 'Change a saved view',
  description: 'Fields that are left out stay. Shared views need the role editor.',
  request: { params: viewPath, body: viewChange },
  answers: { 200: { description: 'The view', schema: view, example: VIEW_EXAMPLE } },
  errors: ['FORBIDDEN', 'TOO_MANY_VIEWS', 'VIEW_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'VIEW_NOT_FOUND',
})

export const deleteView = defineOperation({
  id: 'deleteView',
  method: 'DELETE',
  path: '/v1/views/{view_id}',
  tag: 'Views',
  limits: 'own',
  needs: 'viewer',
  summary: 'Delete a saved view',
  description: 'Deletes the view, and no listing. Shared views need the role editor.',
  request: { params: viewPath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['FORBIDDEN', 'VIEW_NOT_FOUND'],
  malformedPath: 'VIEW_NOT_FOUND',
})
