/** The Unicode line breaking algorithm (UAX 14) as PDFKit uses it: https://github.com/foliojs/linebreak */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
