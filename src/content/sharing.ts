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
  created: (date: string) => `The link works until ${date}. Copy it now: we don’t keep it.`,
  active: (date: string) => `A link works until ${date}. A new one replaces it.`,
  hideSalaries: 'Hide salaries',
  hideSalariesNote:
    'The link then shows no salary, hourly rate, or team size. Total hours and dollar amounts stay, so a reader can still work out the average pay for a task. If they know that one person does it, that is this person’s pay.',
  withoutSalaries: 'It hides salaries.',
  withSalaries: 'It shows salaries.',
  revoked: 'You withdrew the link. It no longer opens.',
  failed: 'That did not work. Please try again.',
  unknown: 'We couldn’t check whether a link is in use.',
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
  saved: 'The file was downloaded',
  xlsx: 'Download Excel',
  preparingXlsx: 'Preparing Excel...',
  xlsxFailed: 'We couldn’t make the Excel file. Please try again.',
  pdf: 'Download PDF',
  preparingPdf: 'Preparing PDF...',
  pdfFailed: 'We couldn’t make the PDF. Please try again.',
  pdfBlanks: 'The PDF can’t print some letters and shows □ instead. Excel and CSV have them.',
  csv: 'Download CSV',
  preparingCsv: 'Preparing CSV...',
  csvFailed: 'We couldn’t make the CSV file. Please try again.',
};
