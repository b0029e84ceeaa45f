import type { Promised } from '@/content/site/promised';

/** Copy of a service page. Each page adds its own sections. */
export interface ServicePage {
  /** Path on the site, also the canonical one. */
  path: string;
  /** Name of the service in menus and breadcrumbs. */
  name: string;
  /** For search engines and link previews. The title excludes the firm's name and has at most 46 characters. */
  metadata: { title: string; description: string };
  hero: HeroText;
  /** The page's own sections in order, by anchor; `SectionIndex` adds the common last ones. */
  sections: readonly PageSection[];
  /** On the landing pages of services that the client prepares for. */
  terms?: Terms;
  /** On the landing pages of services that build something. */
  risks?: readonly Risk[];
  faq: readonly QuestionAndAnswer[];
  closing: TitledText;
}

interface PageSection {
  /** Anchor. */
  id: string;
  /** Link label of one or two words. */
  label: string;
}

interface HeroText {
  title: string;
  lede: string;
}

export interface TitledText {
  title: string;
  text: string;
}

export interface QuestionAndAnswer {
  question: string;
  answer: Promised<string>;
}

/** A deliverable of a piece of work. */
export interface Deliverable {
  name: string;
  text: string;
  /** Its form: a spreadsheet, a document, a running system. */
  form: string;
}

export interface Step {
  /** Time of delivery, in words that promise no date. */
  when: string;
  title: string;
  text: string;
}

/** Terms agreed before work begins. Price and time come from the firm's settings (`FirmPromises`). */
interface Terms {
  /** What the client must prepare. */
  bring: readonly string[];
  /** What the client owns afterward. */
  keep: readonly Promised<string>[];
}

export interface Risk {
  risk: string;
  /** The mitigation. */
  answer: string;
}

/** A published work that supports a statement on a page. */
export interface Source {
  /** Authors or body, title, place and year. */
  title: string;
  href: string;
}

/** Checks a page against the common type while keeping the exact type of its own sections. */
export const servicePage = <Page extends ServicePage>(page: Page): Page => page;
