/** Characters that XML doesn't allow, not even escaped: https://www.w3.org/TR/xml/#charsets */
const notInXml = /[^\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const withoutNonXml = (text: string): string => text.replace(notInXml, '');
