import { useState } from 'react';
import { validateSchemaText } from '@/domain/seo/checks/validateSchemaText';

/** Google's public test of a page. Google fetches the page, so it sees the saved state. */
const richResultsTestOf = (pageUrl: string): string =>
  `https://search.google.com/test/rich-results?url=${encodeURIComponent(pageUrl)}`;

/** Validates JSON-LD, and opens Google's test of the page if it is valid. The message is null once the text changes. */
export function useSchemaValidator(text: string, pageUrl: string) {
  const [verdict, setVerdict] = useState<{ message: string; of: string } | null>(null);
  return {
    message: verdict?.of === text ? verdict.message : null,
    validate: () => {
      const { isValid, message } = validateSchemaText(text);
      setVerdict({ message, of: text });
      if (isValid) window.open(richResultsTestOf(pageUrl), '_blank', 'noopener');
    },
  };
}
