/** Labels shared by all printed reports. */
export const printedTexts = {
  generatedOn: (date: string) => `Generated on ${date}`,
  contents: 'Contents',
  closing: {
    title: 'What happens next',
    begin: (project: string, firstStep: string) =>
      `Begin with “${project}.”${firstStep ? ` ${firstStep}` : ''}`,
    /** For a plan that doesn't pay off overall. */
    ifAtAll: (begin: string) => `Leave it for now. If you begin at all: ${begin}`,
    measure: 'Measure before you spend: have those who do the work note its minutes for two weeks.',
    check:
      'Check the hours entered for the largest tasks with those who do them. Try other numbers on the website, and see what follows.',
    settle:
      'Write down with us which part of the work that you keep away from software stays with people, and where software’s part ends.',
    settled: 'Make a new analysis once that is settled: it plans what can begin.',
    later: 'Ask again when the hours have changed: a new analysis weighs them anew.',
    decide:
      'Decide on the next project with what the first one really saved, and enter it on the website beside what was expected.',
    /** For several projects that start at once. */
    enterEach:
      'Enter what each project really saved on the website, beside what was expected, and decide with that how to go on.',
    decideAlone:
      'Decide how to go on with what it really saved, and enter that on the website beside what was expected.',
    contactTitle: (firmName: string) => `Talk it through with ${firmName}`,
    booking: (address: string) => `Book a call: ${address}`,
    email: (address: string) => `Write to ${address}`,
    site: (address: string) => `On the website: ${address}`,
  },
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  blanks: (blank: string) =>
    `${blank} stands for letters that this document has no typeface for. They are complete in the report on the website.`,
};
