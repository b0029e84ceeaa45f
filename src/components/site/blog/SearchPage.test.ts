import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchPage } from './SearchPage';

const post = {
  ...{ id: 1, slug: 'costs', title: 'Costs', description: 'About costs.', author: 'Ada' },
  ...{ date: '2026-11-20T00:00:00.000Z', readingMinutes: 2, cover: null, category: null, tags: [] },
};

it('loads its pages anew, so that each of them is viewed once', () => {
  const html = renderToStaticMarkup(
    createElement(SearchPage, {
      ...{ question: 'costs', page: 2, latest: [], topics: { categories: [], tags: [] } },
      result: { posts: [post], total: 25, pages: 3 },
    }),
  );
  const steps = html.match(/<a [^>]*rel="(?:prev|next)"[^>]*>/g) ?? [];
  expect(steps).toHaveLength(2);
  // `FollowLinks` leaves links without the mark to the browser.
  for (const step of steps) expect(step).not.toContain('data-own');
  expect(html).toContain('data-own');
});
