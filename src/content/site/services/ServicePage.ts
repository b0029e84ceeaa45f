import type { Promised } from '@/content/site/promised';

/** The words of a service page. Each page adds sections of its own to this frame. */
export interface ServicePage {
  /** Path below the site's origin, also the canonical one. */
  path: string;
  /** The service as menus and breadcrumbs call it. */
  name: string;
  /** For search engines and link previews: the title without the firm's name, at most 46 characters. */
  metadata: { title: string; description: string };
  hero: HeroText;
  /** The page's own sections in their order, by anchor; those that all pages end with are added by `SectionIndex`. */
  sections: readonly PageSection[];
  terms: Terms;
  risks?: readonly Risk[];
  faq: readonly QuestionAndAnswer[];
  closing: TitledText;
}

export interface PageSection {
  /** In-page anchor. */
  id: string;
  /** A word or two that lead there. */
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

/** What a client gets in hand at the end of a piece of work. */
export interface Deliverable {
  name: string;
  text: string;
  /** What it is made of: a spreadsheet, a document, a running system. */
  form: string;
}

export interface Step {
  /** When it happens, in words that promise no date. */
  when: string;
  title: string;
  text: string;
}

/** What both sides agree on before work begins. Price and time are the firm's own to say (`FirmPromises`). */
interface Terms {
  /** What the client must have ready. */
  bring: readonly string[];
  /** What the client owns afterward. */
  keep: readonly Promised<string>[];
}

export interface Risk {
  risk: string;
  /** What is done about it. */
  answer: string;
}

/** A published work that a statement on a page rests on. */
export interface Source {
  /** Authors or body, title, place and year. */
  title: string;
  href: string;
}

/** Keeps the exact type of a page's own sections while checking the frame that all pages share. */
export const servicePage = <Page extends ServicePage>(page: Page): Page => page;
