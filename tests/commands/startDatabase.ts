import type { TestProject } from 'vitest/node';
import { startDatabase as start } from '../int/startDatabase';

/** As for the integration tests, with programs of its own: a site that is tested at the same time runs the others. */
export default function startDatabase(project: TestProject) {
  return start(project, '.next-commands');
}
