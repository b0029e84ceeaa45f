/** Words of every printed report. */
export const printedTexts = {
  generatedOn: (date: string) => `Generated on ${date}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  blanks: (blank: string) =>
    `${blank} stands for letters that this document has no typeface for. They are complete in the report on the website.`,
};
