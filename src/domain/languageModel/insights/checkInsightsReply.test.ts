import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightParts, joinInsights } from '@/domain/audit/insights/writeInsights';
import { questionIds } from '@/domain/audit/questionnaire';
import { scoreAudit } from '@/domain/audit/scoreAudit';
import type { AuditAnswers } from '@/domain/audit/AuditAnswers';
import { applyInsightTexts } from './applyInsightTexts';
import { checkInsightsReply } from './checkInsightsReply';
import { insightsBrief } from './insightsBrief';
import type { InsightsReply } from './InsightTexts';

const anyAudit = fc
  .tuple(...questionIds.map(() => fc.integer({ min: 1, max: 10 })))
  .map((given) => Object.fromEntries(questionIds.map((id, index) => [id, given[index]])) as AuditAnswers);

/** What a model would answer that repeats the engine's words. */
const repeated = (parts: ReturnType<typeof insightParts>): InsightsReply => {
  const plain = (text: string) => text.replaceAll('**', '');
  return {
    obstacle: plain(parts.obstacle),
    firm: plain(parts.firm),
    steps: parts.steps.map(({ detail }) => plain(detail)),
    notYet: plain(parts.notYet),
    governance: plain(parts.governance),
  };
};

describe('checkInsightsReply', () => {
  it('takes the engine’s own words, so that every figure of a report may be stated', () => {
    fc.assert(
      fc.property(anyAudit, (answers) => {
        const firm = { industry: 'Offices of Lawyers', savingsUsd: 34_545 };
        const parts = insightParts(answers, firm);
        const brief = insightsBrief(parts, scoreAudit(answers), firm);
        expect(checkInsightsReply(repeated(parts), brief).findings).toEqual([]);
      }),
    );
  });

  it('doesn’t take a figure in the name of an industry for one of the report', () => {
    fc.assert(
      fc.property(anyAudit, (answers) => {
        const firm = { industry: 'Worth $9,000,000', savingsUsd: 34_545 };
        const parts = insightParts(answers, firm);
        const brief = insightsBrief(parts, scoreAudit(answers), firm);
        const firmText =
          'The analysis expects savings of $9,000,000 for this business, which speaks for itself.';
        const { texts } = checkInsightsReply({ ...repeated(parts), firm: firmText }, brief);
        expect(texts.has('firm')).toBe(false);
      }),
    );
  });

  it('changes nothing but the words of parts, whatever is answered', () => {
    const text = fc.string({ unit: 'binary', maxLength: 100 });
    const reply = fc.record({
      obstacle: text,
      firm: text,
      steps: fc.array(text),
      notYet: text,
      governance: text,
    });
    fc.assert(
      fc.property(anyAudit, reply, (answers, given) => {
        const parts = insightParts(answers, null);
        const { texts } = checkInsightsReply(given, insightsBrief(parts, scoreAudit(answers), null));
        const written = applyInsightTexts(parts, texts);
        for (const { title, grounds } of parts.steps) {
          expect(written).toContain(`**${title}.**`);
          expect(written).toContain(grounds);
        }
        expect(written.match(/\*\*/g)?.length).toBeLessThanOrEqual(
          joinInsights(parts).match(/\*\*/g)?.length ?? 0,
        );
      }),
    );
  });
});
