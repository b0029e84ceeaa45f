/** Returns the owner's name with the account id, by which `forgetAccountInTrail` finds the name later. */
export const inquiryOwnerInTrail = ({ id, name }: { id: number; name: string }): string =>
  `${name}${accountMark(id)}`;

export const accountMark = (id: number): string => ` (account ${id})`;
