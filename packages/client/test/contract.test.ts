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
  ImageVerdictResult: Same<api.ImageVerdictResult, client.ImageVerdictResult>
  ListingExplanation: Same<api.ListingExplanation, client.ListingExplanation>
  PdpAcceptance: Same<api.PdpAcceptance, client.PdpAcceptance>
  PdpComposer: Same<api.PdpComposer, client.PdpComposer>
  PdpImages: Same<api.PdpImages, client.PdpImages>
  PdpImagesResult: Same<api.PdpImagesResult, client.PdpImagesResult>
  PdpPage: Same<api.PdpPage, client.PdpPage>
  PdpScores: Same<api.PdpScores, client.PdpScores>
  PdpSpark: Same<api.PdpSpark, client.PdpSpark>
  PdpStatistics: Same<api.PdpStatistics, client.PdpStatistics>
  PdpSubmitted: Same<api.PdpSubmitted, client.PdpSubmitted>
  PdpTrend: Same<api.PdpTrend, client.PdpTrend>
  ProductCategory: Same<api.ProductCategory, client.ProductCategory>
  ProductRetailer: Same<api.ProductRetailer, client.ProductRetailer>
  SparkBatchResult: Same<api.SparkBatchResult, client.SparkBatchResult>
  SparkIdeaResult: Same<api.SparkIdeaResult, client.SparkIdeaResult>
  UploadState: Same<api.UploadState, client.UploadState>
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
  ImageVerdictResult: true,
  ListingExplanation: true,
  PdpAcceptance: true,
  PdpComposer: true,
  PdpImages: true,
  PdpImagesResult: true,
  PdpPage: true,
  PdpScores: true,
  PdpSpark: true,
  PdpStatistics: true,
  PdpSubmitted: true,
  PdpTrend: true,
  ProductCategory: true,
  ProductRetailer: true,
  SparkBatchResult: true,
  SparkIdeaResult: true,
  UploadState: true,
}

it('the types of the client are those of the contract', () => {
  assert.ok(Object.values(SAME).every(Boolean))
})
