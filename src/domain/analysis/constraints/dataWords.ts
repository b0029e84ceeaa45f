/** What has to stay where it is: data, and no goods. "Records of shipments" are about goods as well. */
export const dataWords = String.raw`\b(?:data|phi|ephi|pii|cui|information|(?:files?|records?|documents?|drawings?|backups?|emails?)(?! of (?:shipments?|goods|deliveries|sales)\b))\b`;
