import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { PageCache } from '../pageCache/PageCache';
import { CacheInvalidation } from '../pageCache/CacheInvalidation';
import { Metrics } from './Metrics';

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string }[];
}

interface Alert {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; reason: string; first_step: string };
}

const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as { panels: Panel[] };
const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const shown = panels.filter(({ type }) => type !== 'row');

/** Names of the exported metrics. */
let made: string[] = [];

beforeAll(async () => {
  const store = new PageCache({
    invalidation: new CacheInvalidation(),
    maxBytes: 1_000,
    renew: () => undefined,
  });
  const metrics = new Metrics({ store, queues: { read: async () => null }, bus: { silentSeconds: 0 } });
  const server = createServer(metrics.answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const text = await (
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)
  ).text();
  server.close();
  made = Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name);
});

/** Metric names in an expression; a histogram appears there by its series. */
const namesIn = (expression: string): string[] =>
  Array.from(expression.matchAll(/\b(?:site|process|nodejs)_[a-z0-9_]+/g), ([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );
const namesShown = () => shown.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)));

describe('the dashboard', () => {
  it('shows numbers that exist, and each of the site’s own', () => {
    const names = new Set(namesShown());
    expect([...names].filter((name) => !made.includes(name))).toEqual([]);
    expect(made.filter((name) => name.startsWith('site_') && !names.has(name))).toEqual([]);
  });

  it('says of each panel why it is there', () => {
    expect(shown.filter(({ description = '' }) => description.length < 30)).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it('has no panels that cover each other', () => {
    const cells = panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: h * w }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});

describe('the alerts', () => {
  it('are five, each with a reason and a first step', () => {
    expect(alerts).toHaveLength(5);
    for (const { for: wait, labels, annotations } of alerts) {
      expect(wait).toMatch(/^\d+m$/);
      expect(labels.severity).toMatch(/^(critical|warning)$/);
      const { summary, reason, first_step: firstStep } = annotations;
      expect(Math.min(summary.length, reason.length, firstStep.length)).toBeGreaterThan(20);
    }
  });

  it.each(alerts.map(({ alert, expr }) => [alert, expr]))('%s asks for numbers that exist', (_, expr) => {
    const names = namesIn(expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !made.includes(name))).toEqual([]);
  });
});
