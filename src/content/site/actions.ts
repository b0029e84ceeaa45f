/** Labels of the two main actions, on every public page. */
export const assessmentLabels = {
  start: 'Start AI Opportunity Assessment',
  startAnalysis: 'Start Your AI Analysis',
  startAudit: 'Start Free Audit',
  note: '100% Free. No Bullshit.',
  closingNote: "Don't worry. It's free.",
} as const;

export const bookingLabels = {
  strategyCall: 'Book Strategy Call',
  call: 'Book a Call',
  contactSales: 'Contact Sales',
} as const;
