import { markdownLimits } from './markdownLimits';

/** Limits of a code block, in characters. */
export const codeLimits = { language: 40, meta: 200, code: markdownLimits.maxCharacters } as const;
