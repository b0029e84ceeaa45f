/** How the trail names whose an inquiry is: by the account's number too, by which the name is found when it has to go. */
export const inquiryOwnerInTrail = ({ id, name }: { id: number; name: string }): string =>
  `${name}${accountMark(id)}`;

export const accountMark = (id: number): string => ` (account ${id})`;
