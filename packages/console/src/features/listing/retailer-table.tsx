import type { ListingExplanation } from '@endcap/client'
import { RETAILER_RULES, RULE_NAMES, type RuleName } from '@endcap/scoring/words'
import { Icon } from '../../parts/icon.tsx'
import { counted } from '../../words/numbers.ts'
import { say, writer } from '../../words/say.ts'
import { RULES } from '../../words/terms.ts'

type Use = ListingExplanation['retailers'][number]
type Check = Use['rule_checks'][number]

const COLUMNS = RULE_NAMES.toSorted((one, other) => RETAILER_RULES[one].column - RETAILER_RULES[other].column)

/** Shows all retailers' main image rules, and which are met. */
export function RetailerTable({ listing }: { listing: ListingExplanation }) {
  const { retailers, best_main: best } = listing
  const all = retailers.reduce((sum, use) => sum + use.retailers.length, 0)
  const allowed = retailers.reduce((sum, use) => sum + (use.allowed ? use.retailers.length : 0), 0)
  const columns = COLUMNS.filter((rule) =>
    retailers.some(({ rule_checks: checks }) => checks.some((check) => check.rule === rule)),
  )
  return (
    <section class="panel" aria-labelledby="use">
      <div class="panel-head">
        <h2 id="use">{say('console.retailers.title')}</h2>
        <span class="meta end">
          {allowed === all
            ? counted(all, 'console.retailers.in_all')
            : say('console.retailers.in_some', { allowed, count: all })}
          {best.position > 0 && best.allowed > allowed && ` ${bestText(best, all)}`}
        </span>
      </div>
      <div class="table-scroll" tabIndex={0} role="group" aria-label={say('console.retailers.rules')}>
        <table class="table">
          <thead>
            <tr>
              <th>{say('console.common.retailer')}</th>
              {columns.map((rule) => (
                <th key={rule}>{RULES[rule]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {retailers.map((use) => (
              <tr key={use.retailers.map(({ id }) => id).join()}>
                <td>{groupName(use)}</td>
                {columns.map((rule) => (
                  <td key={rule}>
                    <CheckCell rule={rule} check={use.rule_checks.find((each) => each.rule === rule)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Describes where the most widely allowed main image works. */
const bestText = ({ position, allowed }: ListingExplanation['best_main'], all: number): string =>
  allowed === all
    ? say('console.retailers.best_in_all', { position, count: all })
    : say('console.retailers.best_in_some', { position, count: allowed })

/** Names regions with equal rules, such as `Marketplace, 23 countries`. */
function groupName({ retailers }: Use): string {
  const byShop = Map.groupBy(retailers, ({ display_name: name }) => name.replace(/ [A-Z]{2}$/, ''))
  const names = [...byShop].map(([name, regions]) =>
    byShop.size === 1 && regions.length > 1
      ? say('console.retailers.countries', { shop: name, count: regions.length })
      : name,
  )
  return names.join(', ')
}

/** Shows a rule's verdict with the measurement. */
function CheckCell({ rule, check }: { rule: RuleName; check: Check | undefined }) {
  if (!check) return <span class="quiet">{say('console.retailers.not_asked')}</span>
  if (check.passed === null) return <span class="quiet">{say('console.retailers.unknown')}</span>
  const measured = RETAILER_RULES[rule].cell?.(check)
  return (
    <span class={check.passed ? 'row check-cell gain-ink' : 'row check-cell loss'}>
      <Icon name={check.passed ? 'check' : 'close'} />
      {measured
        ? writer().write(measured)
        : say(check.passed ? 'console.retailers.passes' : 'console.retailers.fails')}
    </span>
  )
}
