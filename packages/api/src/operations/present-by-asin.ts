import { findRetailer } from '@endcap/catalog'
import type { AsinScores } from '../schemas/asin.ts'
import type { PdpScoreFields } from '../schemas/pdp-scores.ts'

const STATUSES = { PROCESSING: 'processing', COMPLETED: 'scored', ERROR: 'error' } as const

/** Converts scores to the ASIN form: fewer fields, and other names for status and certification. */
export function presentByAsin(scores: PdpScoreFields): Omit<AsinScores, 'asin'> {
  return {
    region: findRetailer(scores.retailer)?.region ?? '',
    pdp_id: scores.pdp_id,
    status: STATUSES[scores.status],
    name: scores.name,
    category: scores.category,
    pdp_score: scores.pdp_score,
    listing_score_at_ingest: scores.listing_score_at_ingest,
    score_change: scores.score_change,
    conversion_ready: scores.service_certified,
    carousel_score: scores.carousel_score,
    hero: scores.hero && conversionReady(scores.hero),
    carousel_images: scores.carousel_images.map(conversionReady),
    asset_mix: scores.asset_mix,
    scored_at: scores.scored_at,
  }
}

function conversionReady<Image extends { service_certified: boolean | null }>({
  service_certified: conversion_ready,
  ...image
}: Image) {
  return { ...image, conversion_ready }
}
