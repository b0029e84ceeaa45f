/** Words for data that must not be moved, as opposed to goods. "Records of shipments" may be about goods. */
export const dataWords = String.raw`\b(?:data|phi|ephi|pii|cui|info|information|(?:files?|records?|documents?|drawings?|backups?|emails?)(?! of (?:shipments?|goods|deliveries|sales)\b))\b`;
