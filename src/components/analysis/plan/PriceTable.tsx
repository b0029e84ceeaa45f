import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { usdSpan } from '@/content/analysis/planSummary';
import { planTexts as texts } from '@/content/analysis/planTexts';
import { assumedAsOf, licencePrices } from '@/domain/analysis/investment/investmentSources';
import styles from './PriceTable.module.css';

/** What licences and their use are counted with, each with where it comes from and as of when. */
export function PriceTable() {
  const { priceColumns: columns } = texts;
  return (
    <>
      <p>
        {texts.pricesTitle}. {texts.pricesNote}
      </p>
      <table role="table" className={styles.prices} aria-label={texts.pricesTitle}>
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
                {sources.length === 0 && texts.assumedPrice(assumedAsOf)}
                {sources.map(({ price, title, publisher, url, asOf }) => (
                  <p key={url}>
                    {texts.priceSource(price, title)}, <a href={url}>{publisher}</a> ({texts.asOf(asOf)})
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
