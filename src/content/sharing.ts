/** Labels of share links to a report or an analysis. */
export const shareTexts = {
  create: 'Create link',
  creating: 'Creating link...',
  replace: 'Create a new link',
  revoke: 'Withdraw link',
  revoking: 'Withdrawing link...',
  address: 'Link',
  copy: 'Copy',
  copied: 'Link copied',
  created: (date: string) =>
    `The link works until ${date}. It is shown only this once, because we keep no copy of it.`,
  active: (date: string) => `A link is out and works until ${date}. A new one replaces it.`,
  revoked: 'The link was withdrawn. Whoever opens it now is told so.',
  failed: 'That did not work. Please try again.',
  unknown: 'It could not be found out whether a link is in use.',
  retry: 'Try again',
};

/** Shown for a share link that isn't valid. */
export const sharedLinkTexts = {
  goneTitle: 'This link no longer works',
  goneText:
    'It has expired, was withdrawn, or is incomplete. Ask the person who sent it to you for a new one.',
  failedText: 'The connection failed or there were too many attempts. Wait a moment and load the page again.',
};

export const downloadTexts = {
  xlsx: 'Download Excel',
  preparingXlsx: 'Preparing Excel...',
  xlsxFailed: 'The Excel file could not be made. Please try again.',
  pdf: 'Download PDF',
  preparingPdf: 'Preparing PDF...',
  pdfFailed: 'The PDF could not be made. Please try again.',
  pdfBlanks:
    'Some letters of this report can’t be printed: the PDF has □ in their place. Excel and CSV have them.',
  csv: 'Download CSV',
  preparingCsv: 'Preparing CSV...',
  csvFailed: 'The CSV file could not be made. Please try again.',
};
