import assert from 'node:assert/strict'
import { it } from 'node:test'
import type * as api from '@endcap/api'
import type * as client from '@endcap/client'

/** `true` if each type is assignable to the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** Compiles only if the generated types are those of the contract. */
const SAME: {
  AsinScores: Same<api.AsinScores, client.AsinScores>
  AsinSubmitted: Same<api.AsinSubmitted, client.AsinSubmitted>
  DraftAccepted: Same<api.DraftAccepted, client.DraftAccepted>
  GtinScores: Same<api.GtinScores, client.GtinScores>
  GtinSubmitted: Same<api.GtinSubmitted, client.GtinSubmitted>
  HistoryPage: Same<api.HistoryPage, client.HistoryPage>
  ImageExplanation: Same<api.ImageExplanation, client.ImageExplanation>
  ImageScore: Same<api.ImageScore, client.ImageScore>
  ImageSubmission: Same<api.ImageSubmission, client.ImageSubmission>
  ListingExplanation: Same<api.ListingExplanation, client.ListingExplanation>
  PdpPage: Same<api.PdpPage, client.PdpPage>
  PdpScores: Same<api.PdpScores, client.PdpScores>
  PdpSubmitted: Same<api.PdpSubmitted, client.PdpSubmitted>
  ProductCategory: Same<api.ProductCategory, client.ProductCategory>
  ProductRetailer: Same<api.ProductRetailer, client.ProductRetailer>
  SparkBatchResult: Same<api.SparkBatchResult, client.SparkBatchResult>
  SparkIdeaResult: Same<api.SparkIdeaResult, client.SparkIdeaResult>
} = {
  AsinScores: true,
  AsinSubmitted: true,
  DraftAccepted: true,
  GtinScores: true,
  GtinSubmitted: true,
  HistoryPage: true,
  ImageExplanation: true,
  ImageScore: true,
  ImageSubmission: true,
  ListingExplanation: true,
  PdpPage: true,
  PdpScores: true,
  PdpSubmitted: true,
  ProductCategory: true,
  ProductRetailer: true,
  SparkBatchResult: true,
  SparkIdeaResult: true,
}

it('the types of the client are those of the contract', () => {
  assert.ok(Object.values(SAME).every(Boolean))
})
