/** The disciplines of the work, in the order in which a project needs them. */
export const disciplines = [
  { id: 'process', label: 'Process analysis' },
  { id: 'economics', label: 'Cost and return modeling' },
  { id: 'engineering', label: 'Software and integration' },
  { id: 'evaluation', label: 'Data and model testing' },
  { id: 'security', label: 'Security and privacy' },
  { id: 'adoption', label: 'Training and adoption' },
] as const;

export type DisciplineId = (typeof disciplines)[number]['id'];
