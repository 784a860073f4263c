import { useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

const FRESH_MS = 60_000

/** Offers the brands or tags of the listings in a field whose `list` has the id. */
export function KnownNames({ by, id }: { by: 'brand' | 'tag'; id: string }) {
  const { data } = useResource(
    `pdps:groups?${JSON.stringify({ by })}`,
    (signal) => endcap.pdps.groups({ by }, { signal }),
    { freshMs: FRESH_MS },
  )
  return (
    <datalist id={id}>
      {data?.data.map(({ key }) => key !== null && <option key={key} value={key} />)}
    </datalist>
  )
}
