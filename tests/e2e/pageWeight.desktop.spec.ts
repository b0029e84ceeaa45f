import { gzipSync } from 'node:zlib';
import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

/**
 * What a public page may bring along in scripts, in bytes as gzip makes them; all but some five thousand are React and Next.
 * What is done with a form, a figure or a report comes when somebody begins to. Measured: 141.8 to 145.7 kB. The names of files,
 * which change with what is in them, make some bytes of difference.
 */
const limit = 146_500;

/** The figure and the sign-up, which stand on it twice, for narrow and wide screens. Measured: 147.0 kB. */
const limits: Readonly<Record<string, number>> = { '/ai-opportunity-assessment': 148_000 };

/** Of the home page itself, with its styles and the data of its components. Measured: 35.7 kB. */
const homeLimit = 37_000;

/** Those that every browser runs: older ones get more, which is marked. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script[^>]* (?:data-)?src="([^"]+)"[^>]*>/g)];
  return [...new Set(tags.flatMap(([tag, address]) => (/nomodule/i.test(tag) || !address ? [] : [address])))];
}

test('no public page brings along more scripts than it may', async ({ request }) => {
  const known = new Map<string, number>();
  const weightOf = async (address: string): Promise<number> => {
    const weight = known.get(address) ?? gzipSync(await (await request.get(address)).body()).length;
    known.set(address, weight);
    return weight;
  };
  for (const path of publicPaths) {
    const scripts = scriptsOf(await (await request.get(path)).text());
    expect(scripts.length, path).toBeGreaterThan(5);
    let weight = 0;
    for (const address of scripts) weight += await weightOf(address);
    expect(weight, path).toBeLessThanOrEqual(limits[path] ?? limit);
  }
});

test('the home page is no larger than it may be', async ({ request }) => {
  const html = await (await request.get('/')).body();
  expect(gzipSync(html).length).toBeLessThanOrEqual(homeLimit);
});
