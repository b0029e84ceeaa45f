import { markdownLimits } from './markdownLimits';

/** What a listing may measure, in characters. */
export const codeLimits = { language: 40, meta: 200, code: markdownLimits.maxCharacters } as const;
