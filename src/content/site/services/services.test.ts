import { describe, expect, it } from 'vitest';
import { consultingServices } from './consultingServices';
import { offeredServices } from './offeredServices';
import { serviceTabs } from './serviceLabels';

const paths = new Set(offeredServices.map(({ path }) => path));

/** Returns every `href` in a page's copy, at any depth. */
function hrefsIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"href":"([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}

describe('service pages', () => {
  it('has eleven pages of their own', () => {
    expect(paths.size).toBe(11);
    expect(new Set(offeredServices.map(({ metadata }) => metadata.title)).size).toBe(11);
    expect(new Set(offeredServices.map(({ metadata }) => metadata.description)).size).toBe(11);
    expect(new Set(offeredServices.map(({ hero }) => hero.title)).size).toBe(11);
  });

  it.each(offeredServices.map((page) => [page.path, page] as const))(
    '%s fits into search results',
    (_path, page) => {
      expect(page.metadata.title.length).toBeLessThanOrEqual(46);
      expect(page.metadata.description.length).toBeGreaterThanOrEqual(110);
      expect(page.metadata.description.length).toBeLessThanOrEqual(155);
    },
  );

  it.each(offeredServices.map((page) => [page.path, page] as const))(
    '%s answers what buyers ask',
    (_path, page) => {
      expect(new Set(page.faq.map(({ question }) => question)).size).toBeGreaterThanOrEqual(5);
    },
  );

  it('says what it takes, and what can go wrong, on two landing pages each', () => {
    const pathsWith = (part: 'terms' | 'risks') =>
      offeredServices.filter((page) => part in page).map(({ path }) => path);
    expect(pathsWith('terms')).toEqual(['/ai-consulting-services', '/ai-development-services']);
    expect(pathsWith('risks')).toEqual(['/ai-development-services', '/ai-integration-services']);
  });

  it('leads to service pages, the landing page or public sources only', () => {
    const inner = hrefsIn([...offeredServices, serviceTabs]).filter((href) => href.startsWith('/'));
    expect(inner.length).toBeGreaterThan(20);
    expect(inner.filter((href) => !href.startsWith('/#') && !paths.has(href))).toEqual([]);
  });

  it('has the five tabs', () => {
    expect(serviceTabs.map(({ label }) => label)).toEqual([
      'AI Consulting',
      'AI Strategy',
      'Generative AI',
      'AI Management',
      'AI for SMB',
    ]);
    expect(serviceTabs.map(({ href }) => paths.has(href))).toEqual([true, true, true, true, true]);
  });

  it('has the sections of the consulting landing page, in their order', () => {
    const { philosophy, strategy, scale, generative, smallBusiness, data, management } = consultingServices;
    const { ethics, results, reasons } = consultingServices;
    const sections: [id: string, title: string][] = [
      ['business-first', philosophy.title],
      ['strategic-thinking', strategy.title],
      ['scale-with-you', scale.title],
      ['generative-ai', generative.title],
      ['small-business', smallBusiness.title],
      ['infrastructure-and-data', data.title],
      ['ai-management-consulting', management.title],
      ['ethical-ai', ethics.title],
      ['results', results.title],
      ['why-us', reasons.title],
    ];
    expect(sections.map(([, title]) => title)).toEqual([
      'Business-First Philosophy',
      'Strategic Thinking',
      'Scale With You',
      'Generative AI',
      'Small Business',
      'Infrastructure and Data',
      'AI Management Consulting',
      'Ethical AI',
      'Results Over Reports',
      'Why Clients Choose Us',
    ]);
    const indexed: string[] = consultingServices.sections.map(({ id }) => id);
    expect(indexed.slice(0, sections.length)).toEqual(sections.map(([id]) => id));
  });
});
