import { publishSeverityLabels } from './severityLabels';

/** Labels of the publish check in the CMS. */
export const publishCheckTexts = {
  title: 'Publish check',
  untouched: 'Nothing is written yet.',
  checking: 'Checking…',
  failed: 'The check could not be run.',
  fine: 'Nothing to improve.',
  goTo: 'Show',
  severities: publishSeverityLabels,
} as const;
