/** How far an inquiry has come. `answered` is shown as "In talks". */
export const inquiryStates = ['new', 'answered', 'won', 'lost', 'spam'] as const;
export type InquiryState = (typeof inquiryStates)[number];
