/** Removes accents: "Café" gives "Cafe". Ligatures and other compatibility forms become plain letters. */
export const foldAccents = (text: string): string => text.normalize('NFKD').replace(/\p{Mark}+/gu, '');
