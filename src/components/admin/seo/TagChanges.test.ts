import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { noFirmFacts } from '@/domain/firm/FirmFacts';
import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import { renderHead } from '@/domain/seo/renderHead';
import type { SeoEntry } from '@/schemas/seo';
import { TagChanges } from './TagChanges';

const site = {
  ...{ origin: 'https://firm.example', firmName: 'Firm', logoPath: '/logo.png', email: null },
  ...{ entity: noFirmFacts.entity, profiles: [] },
};
const ownPicture = { url: 'https://firm.example/share/page.png', width: 1200, height: 630 };

function entryOf(pageKey: PageKey, title: string): SeoEntry {
  const path = pathOfPage(pageKey);
  const defaults = { path, title: 'A page', description: 'Why.', image: '/share/page.png' };
  const record = title ? { title } : {};
  return {
    ...{ pageKey, recordId: 5, path, record, defaults, head: renderHead(record, defaults, site) },
    facts: { name: 'A page', changed: '2026-11-20', trail: [], isService: false, questions: [] },
    ...{ isListed: true, updatedAt: null },
  };
}

const changesOf = (pageKey: PageKey, titles: [before: string, after: string]) => {
  const [before, after] = [entryOf(pageKey, titles[0]), entryOf(pageKey, titles[1])];
  return renderToStaticMarkup(createElement(TagChanges, { site, before, after, ownPicture }));
};

it('shows the tags that a save would take away and bring', () => {
  const html = changesOf('our-story', ['', 'Another']);
  expect(html).toContain('&lt;title&gt;Another');
  expect(html).not.toContain(texts.withoutPosts);
});

it('says of the blog what is not shown, where anything is', () => {
  expect(changesOf('blog', ['', 'Another'])).toContain(texts.withoutPosts);
  expect(changesOf('blog', ['', ''])).toBe(`<p>${texts.noChanges}</p>`);
});
