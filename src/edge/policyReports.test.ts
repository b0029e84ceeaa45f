import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PolicyReports } from './policyReports';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const told: string[] = [];
let reports: PolicyReports;
beforeEach(() => {
  told.splice(0);
  reports = new PolicyReports((line) => told.push(line));
});

/** Sends a report of this page, complete or aborted halfway. */
async function report(
  page: string,
  { isWhole = true, from = '192.0.2.1', disposition = 'enforce' } = {},
): Promise<void> {
  const request = new IncomingMessage(new Socket());
  request.headers['x-client-address'] = from;
  const text = JSON.stringify({
    'csp-report': { 'document-uri': `https://site.test/${page}`, 'blocked-uri': 'inline', disposition },
  });
  if (isWhole) {
    request.push(text);
    request.push(null);
  } else {
    request.push(text.slice(0, 9));
    request.destroy(new Error('aborted'));
  }
  await reports.take(request, new ServerResponse(request));
}

const hourMs = 60 * 60 * 1000;
const pagesTold = () => told.map((line) => /\/(\S+)/.exec(line)?.[1]);

it('tells each kind once a day, whoever reports it', async () => {
  await report('page');
  await report('page', { from: '192.0.2.2' });
  vi.advanceTimersByTime(23 * hourMs);
  await report('page');
  expect(pagesTold()).toEqual(['page']);
  vi.advanceTimersByTime(2 * hourMs);
  await report('page');
  expect(pagesTold()).toEqual(['page', 'page']);
});

it('tells few of what one network invents, and those of others all the same', async () => {
  for (let page = 0; page < 300; page += 1) await report(`page-${page}`);
  expect(told).toHaveLength(10);
  await report('real', { from: '192.0.2.2' });
  expect(pagesTold().slice(10)).toEqual(['real']);
  vi.advanceTimersByTime(hourMs + 1);
  await report('page-300');
  expect(pagesTold().slice(11)).toEqual(['page-300']);
});

it('tells so many in an hour, however many networks invent them', async () => {
  for (let page = 0; page < 300; page += 1) await report(`page-${page}`, { from: `192.0.2.${page % 250}` });
  expect(told).toHaveLength(200);
  vi.advanceTimersByTime(hourMs);
  await report('real', { from: '198.51.100.1' });
  expect(pagesTold().slice(200)).toEqual(['real']);
});

it('takes one that breaks off for none', async () => {
  await report('page', { isWhole: false });
  expect(told).toEqual([]);
});

it('says whether the policy only reports', async () => {
  await report('page');
  await report('page', { disposition: 'report' });
  expect(told.map((line) => /kept out|would keep out/.exec(line)?.[0])).toEqual([
    'kept out',
    'would keep out',
  ]);
});
