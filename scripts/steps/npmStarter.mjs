/**
 * `kill -9` of npm leaves the command behind: nobody could stop it under the name by which it was started,
 * and it would keep the checkout and the port. The command notices by its own ancestors.
 */
import { readFileSync } from 'node:fs';

/** @returns {string | undefined} tells npm's process; changes when that is gone. Undefined: not started by npm */
export function npmStarter() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = readProcess(process.ppid);
  // Some shells stay between npm and its script, others make way for it.
  const isShell = parent && /^(sh|dash|bash|ash|busybox)$/.test(parent.name);
  return isShell ? `${process.ppid} of ${parent.parentPid}` : String(process.ppid);
}

/**
 * @param {number} pid
 * @returns {{ name: string, parentPid: string } | undefined} known on Linux only
 */
function readProcess(pid) {
  try {
    // "pid (name) state parent ...", and the name may hold anything: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const [, name, parentPid] =
      /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name && parentPid ? { name, parentPid } : undefined;
  } catch {
    return undefined;
  }
}
