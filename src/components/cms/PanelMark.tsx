/** The built-in logo, a long bar above a short one. */
export function PanelMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="6" fill="var(--green-700)" />
      <rect x="6" y="8" width="18" height="5.5" rx="1.5" fill="var(--green-200)" />
      <rect x="6" y="16.5" width="8" height="5.5" rx="1.5" fill="#ffffff" />
    </svg>
  );
}
