import { readdir, readFile } from 'node:fs/promises';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * The processor time that a process has taken so far, all of its threads together, in milliseconds. Linux says it to the
 * nanosecond; others not at all.
 * @param {number} pid
 */
export async function cpuTimeMs(pid) {
  if (process.platform !== 'linux') throw new StartFailure('Processor time can be measured on Linux only.');
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').then(
        (line) => Number(line.split(' ')[0]),
        // It has ended meanwhile.
        () => 0,
      ),
    ),
  );
  return times.reduce((sum, each) => sum + each, 0) / 1e6;
}
