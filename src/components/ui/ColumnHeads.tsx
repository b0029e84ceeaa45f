interface ColumnHeadsProps {
  labels: readonly string[];
  className?: string;
}

/** Column headers of a table. Explicit roles keep the table semantics where narrow screens show rows as cards. */
export function ColumnHeads({ labels, className }: ColumnHeadsProps) {
  return (
    <thead role="rowgroup" className={className}>
      <tr role="row">
        {labels.map((label) => (
          <th key={label} role="columnheader" scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
