/** The tags of HTML by CommonMark 6.6, as patterns in which `space` is one that may stand in a tag. */
export const htmlTags = (space: string): { open: string; closing: string } => {
  const value = String.raw`(?:[^ \t\n"'=<>\x60]+|'[^']*'|"[^"]*")`;
  const attribute = String.raw`${space}+[a-z_:][\w.:-]*(?:${space}*=${space}*${value})?`;
  return {
    open: String.raw`<[a-z][a-z\d-]*(?:${attribute})*${space}*/?>`,
    closing: String.raw`</[a-z][a-z\d-]*${space}*>`,
  };
};
