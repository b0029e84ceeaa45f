/** The states of an inquiry. `answered` is shown as "In talks". */
export const inquiryStates = ['new', 'answered', 'won', 'lost', 'spam'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Filters of the list: a state, or everything except spam, so that a flood of spam hides no inquiry. */
export const inquiryFilters = ['genuine', ...inquiryStates] as const;
export type InquiryFilter = (typeof inquiryFilters)[number];
