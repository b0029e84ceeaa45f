/** Counts the processor time of the programs that a piece of work runs. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/**
 * What `runCommand` adds processor seconds to: of each program that was started inside `cpuMeter.run`, and of those that
 * it waited for. Nothing is added where the system doesn't say.
 * @type {AsyncLocalStorage<{ seconds: number }>}
 */
export const cpuMeter = new AsyncLocalStorage();

/** Linux counts processor time in hundredths of a second: `getconf CLK_TCK`. */
const ticksPerSecond = 100;

/** @param {string} stat contents of /proc/self/stat: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function readChildrenCpuSeconds(stat) {
  // The second field is a name in parentheses, which may hold spaces; 16 and 17 are `cutime` and `cstime`.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** Of all children that have ended so far. */
let countedSeconds = 0;

/**
 * Linux adds a child's time to its parent's when it has ended: what came since the last one is this one's.
 * @param {{ seconds: number } | undefined} meter
 * @returns listener for the child's `exit`
 */
export function countCpuOfEndedChild(meter) {
  return () => {
    const seconds = childrenCpuSeconds();
    if (meter) meter.seconds += seconds - countedSeconds;
    countedSeconds = seconds;
  };
}

function childrenCpuSeconds() {
  try {
    return readChildrenCpuSeconds(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return 0;
  }
}
