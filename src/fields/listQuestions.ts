import type { CustomComponent } from 'payload';

export interface ListQuestion {
  label: string;
  /** Conditions as addresses of lists have them, such as `[role][equals]=client`; all of them hold. */
  where: string[];
}

/** Links above a list of the CMS to what people look for in it. */
export const listQuestions = (collection: string, questions: ListQuestion[]): CustomComponent[] => [
  {
    path: '@/components/cms/ListQuestions#ListQuestions',
    clientProps: { collection, questions },
  },
];
