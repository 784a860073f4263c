import type { FactorName } from '@endcap/scoring'
import { useEffect, useState } from 'preact/hooks'

type Labels = Record<FactorName, { label: string }>

/**
 * Returns the function that names factors in words. Until the scoring engine is loaded, it makes words of the names
 * that the API uses.
 */
export function useFactorLabels(): (name: string) => string {
  const [labels, setLabels] = useState<Labels | null>(null)
  useEffect(() => {
    let isCurrent = true
    void import('./factors.ts').then(({ FACTORS }) => {
      if (isCurrent) setLabels(FACTORS)
      return undefined
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return (name) => labels?.[name as FactorName]?.label ?? words(name)
}

const words = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
