/**
 * `npm run match`: how well the matcher ties the invented sentences to their work, and what it got wrong in the half that
 * words are chosen by. Of the half kept apart only the figures are shown.
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
