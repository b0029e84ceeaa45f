/** How far an inquiry has come. `answered` is shown as "In talks". */
export const inquiryStates = ['new', 'answered', 'won', 'lost', 'spam'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** What a list may be narrowed to: a state, or all that isn't spam, so that a flood hides nobody. */
export const inquiryFilters = ['genuine', ...inquiryStates] as const;
export type InquiryFilter = (typeof inquiryFilters)[number];
