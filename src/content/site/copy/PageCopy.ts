/** The words of a page section that marketers can replace, by field: `heading`, `lede`, `action`. */
export type CopySection = Readonly<Record<string, string>>;

/** The replaceable words of a page, by section. Questions and answers are kept apart (`ShownPage.questions`). */
export type PageCopy = Readonly<Record<string, CopySection>>;

/** What a record replaces of a page's copy. Everything else keeps the built-in words. */
export interface CopyOverrides {
  sections?: { [section: string]: { [field: string]: string } };
  /** Replaces all questions and answers of the page. */
  questions?: { question: string; answer: string }[];
}
