import type { InquiryOwner } from '@/schemas/inquiryDesk';

interface OwnerOptionsProps {
  /** Users who can be chosen; null until loaded. */
  owners: readonly InquiryOwner[] | null;
  chosen: InquiryOwner | null;
}

/** Options for owners: all staff, and the chosen owner even if no longer one. */
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
