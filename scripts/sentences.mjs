/**
 * `npm run sentences`: lists every sentence that analyses, audits, their files and mails say about invented firms, longest
 * first. Fails if they are too long on average, or still use words that the voice replaced.
 */
import { readdir } from 'node:fs/promises';
import { closingSteps } from '../src/content/analysis/closingSteps';
import { guideLines } from '../src/content/analysis/guideLines';
import { candidatesOf, planOfPresented } from '../src/content/analysis/planOfPresented';
import { planHeadline, planSummary } from '../src/content/analysis/planSummary';
import { basisSentences, leftAloneReason } from '../src/content/analysis/projectNotes';
import { presentedAnswers } from '../src/content/analysis/presentedAnswers';
import { reviewedFirms } from '../src/domain/analysis/fixtures/reviewedFirms';
import { evenAnswers } from '../src/domain/audit/fixtures/answers';
import { questionAdvice } from '../src/domain/audit/insights/questionAdvice';
import { writeInsights } from '../src/domain/audit/insights/writeInsights';
import { questionIds } from '../src/domain/audit/questionnaire';
import { analysisReadyMail } from '../src/emails/analysisReadyMail';
import { measureSentences, textsIn, withReplacedWords } from './sentences/measureSentences.mjs';

const mostWordsOnAverage = 20;

const content = new URL('../src/content/', import.meta.url);
/** The portal's other labels belong to the wizard and the account. */
const aboutReports = ['audit', 'dashboard', 'ownDays', 'progress', 'report', 'reportControls'];

/** @param {import('../src/domain/analysis/types').AnalysisAnswers} answers */
function analysisTexts(answers) {
  const analysis = presentedAnswers(answers, '2026-01-05T12:00:00.000Z');
  const plan = planOfPresented(candidatesOf(analysis), analysis);
  const summary = planSummary(plan, analysis);
  const { opportunities, left_alone, removed, constraints, project_guides } = analysis;
  return textsIn([
    [...opportunities, ...left_alone, ...removed].map(({ name, description, assumptions }) => [
      name,
      description,
      assumptions,
    ]),
    constraints.map(({ effect }) => effect),
    summary,
    guideLines(plan, project_guides),
    closingSteps(plan, summary.first),
    basisSentences(plan),
    plan.projects
      .filter(({ kind }) => kind === 'leaveAlone')
      .map((project) => leftAloneReason(plan, project)),
    textsIn(analysisReadyMail('Back office', planHeadline(plan), 'https://example.com')),
  ]);
}

function auditTexts() {
  const firms = [null, { industry: 'Offices of Lawyers', savingsUsd: 34_374 }];
  const audits = [2, 6, 9].flatMap((answer) => [
    evenAnswers(answer),
    ...questionIds.flatMap((id) => [1, 5, 10].map((other) => ({ ...evenAnswers(answer), [id]: other }))),
  ]);
  return [
    ...textsIn(questionAdvice),
    ...audits.flatMap((answers) => firms.map((firm) => writeInsights(answers, firm))),
  ];
}

/** Modules of functions hold no labels, and add nothing. */
async function labelTexts() {
  const ofAnalyses = (await readdir(new URL('analysis/', content))).filter(
    (name) => !name.includes('.test.'),
  );
  const files = [
    'printed.ts',
    'progress.ts',
    ...ofAnalyses.map((name) => `analysis/${name}`),
    ...aboutReports.map((name) => `portal/${name}.ts`),
  ];
  const modules = await Promise.all(files.map((file) => import(new URL(file, content).href)));
  return modules.flatMap((exported) => Object.values(exported).filter(isObject).flatMap(textsIn));
}

const isObject = (/** @type {unknown} */ value) => typeof value === 'object';

const texts = [
  ...Object.values(reviewedFirms).flatMap(({ answers }) => analysisTexts(answers)),
  ...auditTexts(),
  ...(await labelTexts()),
];
const { sentences, average } = measureSentences(texts);
const replaced = withReplacedWords(texts);
for (const { words, sentence } of sentences) console.log(`${words}  ${sentence}`);
for (const text of replaced) console.log(`Says what the voice replaced: ${text}`);
console.log(
  `${sentences.length} sentences, ${average.toFixed(1)} words on average, ${replaced.length} to replace`,
);
if (average > mostWordsOnAverage || replaced.length > 0) process.exitCode = 1;
