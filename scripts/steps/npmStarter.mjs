/**
 * `kill -9` of npm leaves the command running, with the checkout lock and the port. The command detects it by a change
 * of its parent processes.
 */
import { readFileSync } from 'node:fs';

/** @returns {string | undefined} identifies npm's process; changes when it is gone. Undefined if not started by npm */
export function npmStarter() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = readProcess(process.ppid);
  // Some shells stay between npm and its script, others replace themselves by `exec`.
  const isShell = parent && /^(sh|dash|bash|ash|busybox)$/.test(parent.name);
  return isShell ? `${process.ppid} of ${parent.parentPid}` : String(process.ppid);
}

/**
 * @param {number} pid
 * @returns {{ name: string, parentPid: string } | undefined} known on Linux only
 */
function readProcess(pid) {
  try {
    // "pid (name) state parent ..."; the name may contain any character:
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const [, name, parentPid] =
      /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name && parentPid ? { name, parentPid } : undefined;
  } catch {
    return undefined;
  }
}
