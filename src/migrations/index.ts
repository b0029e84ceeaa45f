import * as migration_20261120_071950_initial from './20261120_071950_initial';
import * as migration_20261120_072500_rate_limits from './20261120_072500_rate_limits';

export const migrations = [
  {
    up: migration_20261120_071950_initial.up,
    down: migration_20261120_071950_initial.down,
    name: '20261120_071950_initial'
  },
  {
    up: migration_20261120_072500_rate_limits.up,
    down: migration_20261120_072500_rate_limits.down,
    name: '20261120_072500_rate_limits'
  },
];
