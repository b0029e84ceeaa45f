/** The library has no setting for it: who prints a sheet gets all its columns on one page beside each other. */
export const fittedToWidth = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string) =>
          xml
            .replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" '),
      },
    },
  },
};
