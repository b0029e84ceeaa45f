/** Labels shared by all printed reports. */
export const printedTexts = {
  preparedFor: (company: string) => `Prepared for ${company}`,
  preparedBy: (firmName: string) => `Prepared by ${firmName}`,
  generatedOn: (date: string) => `Generated on ${date}`,
  closing: {
    title: 'Next steps',
    begin: (project: string) => `Start with “${project}” this week.`,
    beginGroundwork: (project: string) => `Start the groundwork for “${project}” this week.`,
    beginOutsidePause: (project: string) => `Start with “${project}” outside the pause you asked for.`,
    /** For a plan that doesn't pay off overall. */
    tryFirst: (project: string) => `Try “${project}” on a few cases before you commit to the rest.`,
    /** For a plan of which the client's budget covers no project. */
    beyondBudget: (project: string) =>
      `Decide whether you can spend more than your budget on “${project}” before you start it.`,
    measure: 'Measure before you spend. Have the people who do the work note their minutes for two weeks.',
    check:
      'Check the hours of your largest tasks with the people who do them. Try other numbers on the website.',
    later: 'Run a new analysis when your hours change.',
    decide: 'Enter what the first project saves on the website. Decide on the next one with that number.',
    /** For several projects that start at once. */
    enterEach: 'Enter what each project saves on the website. Decide how to go on with those numbers.',
    decideAlone: 'Enter what it saves on the website. Decide how to go on with that number.',
    contactTitle: (firmName: string) => `Talk it through with ${firmName}`,
    booking: (address: string) => `Book a call: ${address}`,
    email: (address: string) => `Email: ${address}`,
    site: (address: string) => `Website: ${address}`,
  },
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  blanks: (blank: string) =>
    `${blank} stands for letters that this document has no typeface for. They are complete in the report on the website.`,
};
