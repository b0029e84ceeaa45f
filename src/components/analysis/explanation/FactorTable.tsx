import {
  aiHabitTexts,
  explanationTexts as texts,
  gradeTexts,
  readinessBasisText,
  readinessTexts,
} from '@/content/analysis/explanation';
import { shareFactorKeys, type ShareFactorKey } from '@/domain/analysis/automatableShare';
import type { ExplainedShare } from '@/domain/analysis/explainSavings';
import { formatFactor } from '@/format/numbers';
import table from '@/components/ui/Table.module.css';

/** Factors of the share, with the reason for each number. */
export function FactorTable({ share }: { share: ExplainedShare }) {
  const { profile, calculation, coverage } = share;
  const reasons = reasonsOf(share);
  return (
    <table className={`${table.table} ${table.compact} ${table.light}`} aria-label={texts.share}>
      <thead>
        <tr>
          <th scope="col">{texts.factorColumns.what}</th>
          <th scope="col">{texts.factorColumns.yours}</th>
          <th scope="col" className={table.figure}>
            {texts.factorColumns.factor}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.ceiling}</th>
          <td>{gradeTexts.judgement[profile.judgement]}</td>
          <td className={table.figure}>{formatFactor(calculation.ceiling)}</td>
        </tr>
        {shareFactorKeys.map((key) => (
          <tr key={key}>
            <th scope="row">{texts.factors[key]}</th>
            <td>
              <span>{reasons[key]}</span>
              {key === 'digital' && share.awaitsDigitalForm && <small>{texts.awaitsDigitalForm}</small>}
              {key === 'data' && coverage.missing.length > 0 && (
                <small>{texts.missing(coverage.missing.join(', '))}</small>
              )}
            </td>
            <td className={table.figure}>{formatFactor(calculation.factors[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function reasonsOf({ profile, coverage, setting }: ExplainedShare): Record<ShareFactorKey, string> {
  return {
    structure: gradeTexts.structure[profile.structure],
    variation: gradeTexts.variation[profile.variation],
    digital: gradeTexts.digital[profile.digital],
    data:
      profile.sources.length === 0
        ? texts.dataArrives
        : texts.dataOf(coverage.atHand.length, profile.sources.length),
    readiness: `${readinessTexts[setting.aiReadiness]} ${readinessBasisText(setting.readinessAudit?.percent)}`,
    aiHabit: aiHabitTexts[setting.currentAiUsage][profile.structure <= 2 ? 'loose' : 'structured'],
  };
}
