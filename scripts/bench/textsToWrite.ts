/** Prints the texts whose saving and reading is measured, as JSON: one as authors write them, and hostile ones. */
import { constructs } from '@/domain/markdown/fixtures/constructs';
import { longPost } from '@/domain/markdown/fixtures/longPost';

const characters = 50_000;

/** As many parts as make about 50,000 characters, or as may be in one text. */
const hostile: Readonly<Record<string, number>> = {
  'references with definitions between': 2_100,
  'footnotes in one paragraph': 1_700,
  'open brackets': 29_000,
  'brackets in brackets': 1_499,
  'nested items': 2_800,
  'deep quotes': 240,
  'rows of a table': 2_500,
};

const texts: Record<string, string> = { 'as authors write': longPost.slice(0, characters) };
for (const [name, count] of Object.entries(hostile)) texts[name] = constructs[name]?.(count) ?? '';
process.stdout.write(JSON.stringify(texts));
