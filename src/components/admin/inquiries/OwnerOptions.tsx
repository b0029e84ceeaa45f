import type { InquiryOwner } from '@/schemas/inquiryDesk';

interface OwnerOptionsProps {
  /** Who may be chosen; null until it is known. */
  owners: readonly InquiryOwner[] | null;
  chosen: InquiryOwner | null;
}

/** Those who can own an inquiry, and whoever is chosen: also one who is no administrator any more. */
export function OwnerOptions({ owners, chosen }: OwnerOptionsProps) {
  const isListed = chosen === null || owners?.some(({ id }) => id === chosen.id);
  return (
    <>
      {isListed ? null : <option value={chosen.id}>{chosen.name}</option>}
      {owners?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
