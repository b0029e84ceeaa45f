/**
 * `npm run match`: measures how well the matcher assigns the invented sentences to tasks. Lists the errors of the half
 * that is used to choose keywords; of the held-out half, shows only the figures.
 */
import { ownersSentences } from '../src/domain/analysis/matching/fixtures/ownersSentences';
import { measureMatching } from '../src/domain/analysis/matching/measureMatching';

const percent = (rate: number) => `${Math.round(rate * 1_000) / 10} %`;
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const half of ['tuned', 'apart'] as const) {
  const { sentences, precision, recall } = measureMatching(ownersSentences, half);
  say(`${half}: ${sentences} sentences, precision ${percent(precision)}, recall ${percent(recall)}`);
}
for (const { trade, text, expected, given, because } of measureMatching(ownersSentences, 'tuned').misses) {
  say(`${trade}: ${text}\n  expected ${expected.join(', ') || 'nothing'}`);
  say(`  given ${given.join(', ') || 'nothing'} because of ${because.join(', ') || 'nothing'}`);
}
