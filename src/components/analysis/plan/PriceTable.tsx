import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { usdSpan } from '@/content/analysis/projectNotes';
import { planTexts as texts } from '@/content/analysis/planTexts';
import { assumedAsOf, licencePrices } from '@/domain/analysis/investment/investmentSources';
import space from '@/components/ui/Space.module.css';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PlanMoney.module.css';

/** License and usage prices of the calculation, each with its source and date. */
export function PriceTable() {
  const { priceColumns: columns } = texts;
  return (
    <>
      <p>
        {texts.pricesTitle}. {texts.pricesNote}
      </p>
      <table
        role="table"
        className={`${table.table} ${table.folds} ${styles.costs} ${space.above3} ${text.breaks}`}
        aria-label={texts.pricesTitle}
      >
        <ColumnHeads labels={Object.values(columns)} />
        <tbody role="rowgroup">
          {licencePrices.map(({ kind, usd, sources }) => (
            <tr key={kind} role="row">
              <th role="rowheader" scope="row">
                {texts.prices[kind]}
              </th>
              <td role="cell" data-label={columns.price}>
                {usdSpan(usd)}
              </td>
              <td role="cell" data-label={columns.source}>
                {sources.length === 0 && <span>{texts.assumedPrice(assumedAsOf)}</span>}
                {sources.map(({ price, title, publisher, url, asOf }) => (
                  <p key={url}>
                    <span>{`${texts.priceSource(price, title)}, `}</span>
                    <a href={url}>{publisher}</a>
                    <span>{` (${texts.asOf(asOf)})`}</span>
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
