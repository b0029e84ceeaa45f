import type { AuditSection } from '@/domain/audit/questionnaire';

/** Icons of the sections, as strokes on a 24 by 24 grid. */
export const sectionStrokes: Record<AuditSection['icon'], string> = {
  data: 'M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3Zm0 0v12c0 1.7 3.1 3 7 3s7-1.3 7-3V6M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3',
  automation: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  team: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.3 2.7-6 6-6s6 2.7 6 6M16 4.6a3.5 3.5 0 0 1 0 5.8M18 14.7c1.8.9 3 2.9 3 5.3',
  budget:
    'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v4M4 7.5A2.5 2.5 0 0 0 6.5 10H20v10H6.5A2.5 2.5 0 0 1 4 17.5v-10ZM16 15h.01',
  experiments: 'M9 3h6M10 3v6.5L4.8 18a2 2 0 0 0 1.7 3h11a2 2 0 0 0 1.7-3L14 9.5V3M7.5 15h9',
};
