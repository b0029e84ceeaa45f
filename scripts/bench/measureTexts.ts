/**
 * Prints, as JSON, texts of about 50,000 characters, one as authors write them and hostile ones, each with the processor time in
 * milliseconds that it takes to turn it into rich text and check it, as a save does, when it is new and when something has
 * changed in the middle of it, and to read that for a page.
 */
import { checkedBody } from '@/domain/blog/checkedBody';
import { readBody } from '@/domain/blog/readBody';
import { constructs } from '@/domain/markdown/fixtures/constructs';
import { longPost } from '@/domain/markdown/fixtures/longPost';
import { markdownToLexical } from '@/domain/markdown/markdownToLexical';

const characters = 50_000;
/** Hostile texts take long, and their figures need no decimals. */
const roundsOf = (name: string): number => (name in hostile ? 2 : 12);

/** As many parts as make about 50,000 characters, or as may be in one text. */
const hostile: Readonly<Record<string, number>> = {
  'references with definitions between': 2_100,
  'footnotes in one paragraph': 1_700,
  'open brackets': 29_000,
  'brackets in brackets': 1_499,
  'nested items': 2_800,
  'deep quotes': 240,
  'rows of a table': 1_300,
};

const texts: Record<string, string> = { 'as authors write': longPost.slice(0, characters) };
for (const [name, count] of Object.entries(hostile)) texts[name] = constructs[name]?.(count) ?? '';

/** The median of the later half of some rounds: a server has run the code before. */
function medianCpuMs(rounds: number, work: (round: number) => void): number {
  const times = Array.from({ length: 2 * rounds }, (_, round) => {
    const start = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.slice(rounds).sort((one, other) => one - other)[rounds >> 1] ?? Number.NaN;
}

/** With a sentence of its own in the middle. */
function changed(text: string, round: number): string {
  const middle = text.indexOf('\n\n', text.length / 2);
  return `${text.slice(0, middle)}\n\nRound ${round}.${text.slice(middle)}`;
}

const measured = Object.entries(texts).map(([name, text]) => {
  let body = markdownToLexical(text);
  const rounds = roundsOf(name);
  const newMs = medianCpuMs(rounds, () => checkedBody(markdownToLexical(text)));
  const changedMs = medianCpuMs(rounds, (round) => {
    // What comes from the database or from another thread is a copy.
    body = markdownToLexical(changed(text, round), { previous: structuredClone(body) });
    checkedBody(body);
  });
  const readMs = medianCpuMs(rounds, () => readBody(body));
  return { name, text, newMs, changedMs, readMs };
});
process.stdout.write(JSON.stringify(measured));
