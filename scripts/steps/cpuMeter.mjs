/** Measures the processor time of child processes. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/**
 * `runCommand` adds the processor seconds of each program started inside `cpuMeter.run` and of the children that
 * program waited for. Adds nothing on systems without /proc.
 * @type {AsyncLocalStorage<{ seconds: number }>}
 */
export const cpuMeter = new AsyncLocalStorage();

/** Linux counts processor time in ticks of 1/100 s: `getconf CLK_TCK`. */
const ticksPerSecond = 100;

/** @param {string} stat contents of /proc/self/stat: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function readChildrenCpuSeconds(stat) {
  // The second field is a name in parentheses, which may hold spaces; 16 and 17 are `cutime` and `cstime`.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** Total of all children that have ended so far. */
let countedSeconds = 0;

/**
 * Linux adds a child's time to its parent's `cutime` when it has ended, so the increase is the child's time.
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
