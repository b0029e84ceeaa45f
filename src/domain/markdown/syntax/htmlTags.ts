/** Returns patterns of HTML tags by CommonMark 6.6; `space` is the pattern of one space in a tag. */
export const htmlTags = (space: string): { open: string; closing: string } => {
  const value = String.raw`(?:[^ \t\n"'=<>\x60]+|'[^']*'|"[^"]*")`;
  const attribute = String.raw`${space}+[a-z_:][\w.:-]*(?:${space}*=${space}*${value})?`;
  return {
    open: String.raw`<[a-z][a-z\d-]*(?:${attribute})*${space}*/?>`,
    closing: String.raw`</[a-z][a-z\d-]*${space}*>`,
  };
};
