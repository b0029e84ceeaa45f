import { progressTexts } from '@/content/progress';
import { countOf, formatCount } from '@/format/numbers';

/** Labels of the screen with all clients' projects. */
export const clientProgressTexts = {
  title: 'Projects',
  lede: 'Clients’ decisions about the projects in their reports, and the results.',
  list: 'Projects of all clients',
  loading: 'Loading projects...',
  loadFailed: 'The projects could not be loaded.',
  search: 'Search project or client',
  filter: 'Status',
  filters: { '': 'All', ...progressTexts.statuses },
  total: (total: number) => countOf(total, 'project'),
  none: 'No client has recorded a project yet. Clients do that at the end of their report, under “How it goes.”',
  noMatch: 'No projects match.',
  counts: (label: string, count: number) => `${label}: ${formatCount(count)}`,
  columns: {
    project: 'Project',
    client: 'Client',
    status: 'Status',
    expected: 'Expected',
    actual: 'Actual',
    updated: 'Updated',
  },
  report: (name: string) => `Report “${name}”`,
};
