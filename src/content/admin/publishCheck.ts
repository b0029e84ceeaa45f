import { publishSeverityLabels } from './severityLabels';

/** Labels of the publish check, in the portal's editor and in the panel. */
export const publishCheckTexts = {
  title: 'Publish check',
  untouched: 'Nothing is written yet.',
  checking: 'Checking...',
  failed: 'The check could not be run.',
  fine: 'Nothing to improve.',
  show: 'Show',
  severities: publishSeverityLabels,
  holds: 'Fix this before you publish.',
} as const;
