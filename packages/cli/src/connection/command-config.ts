import { type Config, readConfig } from '@endcap/service/config/config'

/**
 * Reads the settings for a command that is not the service. Its log has warnings only, as text, unless ENDCAP_LOG says
 * otherwise.
 */
export function readCommandConfig({ data }: { data?: string }): Config {
  const given = process.env['ENDCAP_LOG']
  const config = readConfig({
    ...(data === undefined ? {} : { ENDCAP_DATA: data }),
    ENDCAP_LOG: given || 'warn',
  })
  if (!given?.includes(',')) config.log.format = 'text'
  return config
}
