/** Every metric of ours; those of the process itself (`nodejs_…`, `process_…`) are prom-client's. */
export const METRIC_NAMES = [
  'endcap_build_info',
  'endcap_http_request_duration_seconds',
  'endcap_jobs',
  'endcap_job_oldest_waiting_seconds',
  'endcap_organization_waiting_jobs',
  'endcap_job_duration_seconds',
  'endcap_job_wait_seconds',
  'endcap_download_duration_seconds',
  'endcap_download_bytes_total',
  'endcap_blob_duration_seconds',
  'endcap_stage_duration_seconds',
  'endcap_model_duration_seconds',
  'endcap_cache_requests_total',
  'endcap_refused_submissions_total',
  'endcap_database_pool_connections',
] as const
