/** Words of a page section that marketers can replace. */
export type CopyField = 'eyebrow' | 'heading' | 'lede' | 'text' | 'note' | 'action' | 'secondAction';

export type CopySection = { readonly [Field in CopyField]?: string };

/** The replaceable words of a page, by section. Questions and answers are kept apart (`ShownPage.questions`). */
export type PageCopy = Readonly<Record<string, CopySection>>;

export interface CopyQuestion {
  question: string;
  answer: string;
}

/** What a record replaces of a page's copy. Everything else keeps the built-in words. */
export interface CopyOverrides {
  sections?: { [section: string]: { [field: string]: string } };
  /** Replaces all questions and answers of the page. */
  questions?: CopyQuestion[];
}

/** All words of a page that marketers can replace. */
export interface PageWords {
  sections: PageCopy;
  /** Empty for pages without questions. */
  questions: readonly CopyQuestion[];
}

const shortFields: ReadonlySet<string> = new Set<CopyField>(['eyebrow', 'heading', 'action', 'secondAction']);

/** Whether a field is a single line. */
export const isShortField = (field: string): boolean => shortFields.has(field);

export const questionLimits = { count: 20, question: 200, answer: 1_500 } as const;

/** Returns how many characters a field may have: at least as many as its built-in words. */
export const copyLimit = (field: string, builtIn: string): number =>
  Math.max(isShortField(field) ? 120 : 300, builtIn.length);
