import type { BottleneckTheme } from './BottleneckTheme';
import { customerThemes } from './customerThemes';
import { officeThemes } from './officeThemes';
import { operationsThemes } from './operationsThemes';

/** Their phrases are in `matching/projectPhrases`. */
export const bottleneckThemes: readonly BottleneckTheme[] = [
  ...customerThemes,
  ...operationsThemes,
  ...officeThemes,
];
