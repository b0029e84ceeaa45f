import type { CustomComponent } from 'payload';

export interface ListQuestion {
  label: string;
  /** Conditions in the syntax of list URLs, such as `[role][equals]=client`, combined with AND. */
  where: string[];
}

/** Adds links to common filters above a list in the CMS. */
export const listQuestions = (collection: string, questions: ListQuestion[]): CustomComponent[] => [
  {
    path: '@/components/cms/ListQuestions#ListQuestions',
    clientProps: { collection, questions },
  },
];
