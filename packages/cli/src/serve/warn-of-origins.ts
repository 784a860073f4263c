import { riskyOrigins } from '@endcap/foundation/net/allowed-origins'
import type { Logger } from '@endcap/foundation/observability/log'
import { type Config, unguardedOrigins } from '@endcap/service/config/config'

/** Logs a warning if settings open loopback or metadata addresses to clients. */
export function warnOfOrigins(config: Config, log: Logger): void {
  const origins = riskyOrigins(unguardedOrigins(config))
  if (origins.length > 0)
    log.warn(
      { origins },
      'ENDCAP_ALLOWED_ORIGINS or ENDCAP_STOREFRONT_… opens loopback or metadata addresses: all clients may download from these origins',
    )
  const receivers = riskyOrigins(config.webhooks.allowedOrigins)
  if (receivers.length > 0)
    log.warn(
      { origins: receivers },
      'ENDCAP_WEBHOOK_ALLOWED_ORIGINS opens loopback or metadata addresses: webhooks of all clients may call these origins',
    )
}
