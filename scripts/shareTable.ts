import { format } from 'prettier';
import { gradeTexts } from '@/content/analysis/explanation';
import { automatableShare } from '@/domain/analysis/automatableShare';
import { departments } from '@/domain/analysis/catalogue/departments';
import { shareSources } from '@/domain/analysis/shareSources';
import type { CatalogueTask } from '@/domain/analysis/types';

const intro = `# What part of each task software takes over: for review

Generated from the catalogue. The shares are percents of a task's hours in the first year: cautious, **expected**, ambitious,
with all data at hand, no AI in use yet, and intermediate readiness. They are a ceiling by judgment times factors of at most
1 (\`src/domain/analysis/shareFactors.ts\`); the grades of a task are the reasons for its share. Who knows better changes the
grade, not the share.
`;

/** All shares of the catalogue with the grades they follow from, as a page of Markdown. */
export function shareTable(): Promise<string> {
  const parts = departments.map(({ name, tasks }) =>
    [
      `## ${name}`,
      '| Task | Share | Judgment | Input | Variation | Digital |\n| --- | --- | --- | --- | --- | --- |\n' +
        tasks.map(row).join('\n'),
    ].join('\n\n'),
  );
  const sources = shareSources.map(({ title, origin, figure }) => `- ${title} (${origin}): ${figure}`);
  const text = [intro, ...parts, '## Held against', sources.join('\n')].join('\n\n');
  return format(text, { parser: 'markdown', printWidth: 110 });
}

function row({ name, profile }: CatalogueTask): string {
  const coverage = { atHand: [...profile.sources], missing: [], ratio: 1 };
  const share = automatableShare(profile, coverage, { aiReadiness: 'intermediate', currentAiUsage: 'no' });
  const { judgement, structure, variation, digital } = profile;
  const cells = [
    name,
    `${share.cautious}, **${share.expected}**, ${share.ambitious}`,
    `${judgement}: ${gradeTexts.judgement[judgement]}`,
    `${structure}: ${gradeTexts.structure[structure]}`,
    `${variation}: ${gradeTexts.variation[variation]}`,
    `${digital}: ${gradeTexts.digital[digital]}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
