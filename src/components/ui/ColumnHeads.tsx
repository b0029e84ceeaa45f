interface ColumnHeadsProps {
  labels: readonly string[];
  className?: string;
}

/** The heads of a table's columns. The roles keep it a table where a narrow screen shows each row as a card. */
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
