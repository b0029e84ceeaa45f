import { format } from 'prettier';
import { gradeTexts } from '@/content/analysis/explanation';
import { automatableShare } from '@/domain/analysis/automatableShare';
import { profileOfTask } from '@/domain/analysis/catalogue/profileOfTask';
import { departments } from '@/domain/analysis/catalogue/departments';
import * as factors from '@/domain/analysis/shareFactors';
import { shareSources } from '@/domain/analysis/shareSources';
import {
  caseKinds,
  inputKinds,
  type CatalogueTask,
  type Grade,
  type TaskProfile,
} from '@/domain/analysis/types';

const intro = `# What part of each task software takes over: for review

Generated from the catalogue. The shares are percents of a task's hours in the first year: low estimate, **expected**, high estimate,
with all data at hand, no AI in use yet, and intermediate readiness. They are a ceiling by judgment times factors of at most
1; the grades of a task are the reasons for its share. Who knows better changes the grade, not the share.
`;

/** Returns a Markdown page with all shares of the catalogue, the grades they result from, and each grade's factor. */
export function shareTable(): Promise<string> {
  const parts = departments.map(({ name, tasks }) =>
    [
      `## ${name}`,
      '| Task | Share | Judgment | Input | Variation | Digital |\n| --- | --- | --- | --- | --- | --- |\n' +
        tasks.map(row).join('\n'),
    ].join('\n\n'),
  );
  const sources = shareSources.map(({ title, origin, figure }) => `- ${title} (${origin}): ${figure}`);
  const text = [
    intro,
    gradesPart(),
    settingPart(),
    ownTasksPart(),
    ...parts,
    '## Held against',
    sources.join('\n'),
  ].join('\n\n');
  return format(text, { parser: 'markdown', printWidth: 110 });
}

const grades: readonly Grade[] = [1, 2, 3, 4, 5];
const titles = {
  judgement: 'Judgment',
  structure: 'Input',
  variation: 'Variation',
  digital: 'Digital',
} as const;
const gradeKeys = Object.keys(titles) as (keyof typeof titles)[];

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Factors of the grades; their reasons are beside the numbers in `shareFactors.ts`. */
function gradesPart(): string {
  const numbers = {
    judgement: factors.ceilingByJudgement,
    structure: factors.structureFactor,
    variation: factors.variationFactor,
    digital: factors.digitalFactor,
  };
  const rows = grades.map((grade) => [`${grade}`, ...gradeKeys.map((key) => `${numbers[key][grade]}`)]);
  const heads = ['Grade', 'Judgment: the ceiling', 'Input', 'Variation', 'Digital'];
  return `## What the grades count\n\nThe reasons stand beside the numbers in \`src/domain/analysis/shareFactors.ts\`.\n\n${table(heads, rows)}`;
}

function settingPart(): string {
  const { beginner, intermediate, advanced } = factors.readinessFactor;
  const { base, perVariationGrade, allDataMissing, upwardPart } = factors.spread;
  return `## What the business adds

- None of the task's data at hand: ${factors.withoutDataFactor}; with some of it, in proportion.
- Readiness: beginner ${beginner}, intermediate ${intermediate}, advanced ${advanced}.
- No AI in use yet: ${factors.noAiYetFactor}. In use, and the input loose (grade 2 and below): ${factors.draftingAlreadyHelpedFactor}.
- At most ${factors.expectedShareLimit} expected and ${factors.ambitiousShareLimit} ambitious.
- The cautious share lies below the expected one by ${base} of it, ${perVariationGrade} more for each grade of variation above 1 and up to ${allDataMissing} more for missing data; the ambitious one above by ${upwardPart} of that.`;
}

const gradesOf = (profile: TaskProfile) => gradeKeys.map((key) => `${profile[key]}`);

/** Tasks outside the catalogue: the share without answers, and the effect of each answer. */
function ownTasksPart(): string {
  const taskName = 'A task in words of one’s own';
  const rows = [
    ['Nothing said', ...gradesOf(profileOfTask({ taskName }))],
    ...caseKinds.map((cases) => [`Cases: ${cases}`, ...gradesOf(profileOfTask({ taskName, cases }))]),
    ...inputKinds.map((input) => [`Input: ${input}`, ...gradesOf(profileOfTask({ taskName, input }))]),
  ];
  return `## Tasks in the client's own words\n\n${table(['Said', ...Object.values(titles)], rows)}`;
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
