/**
 * Runs a program and collects its output. For steps whose output matters only on failure.
 */
import { spawn } from 'node:child_process';
import { countCpuOfEndedChild, cpuMeter } from './cpuMeter.mjs';
import { projectRoot } from './projectPaths.mjs';

/**
 * @typedef {object} CommandResult
 * @property {number} exitCode 1 also when the program was killed or could not be started
 * @property {string} output stdout and stderr, in order
 * @property {unknown[]} messages sent by `process.send`
 */

/**
 * @param {string} file
 * @param {string[]} args
 * @param {object} [options]
 * @param {NodeJS.Dict<string>} [options.env] added to this process's environment
 * @param {AbortSignal} [options.signal] ends the program and its children
 * @param {boolean} [options.show] also prints the output while it runs
 * @returns {Promise<CommandResult>}
 */
export function runCommand(file, args, { env = {}, signal, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: projectRoot,
      env: /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, ...env }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A separate process group: Ctrl-C reaches only the command, which then ends the group in order.
      detached: true,
    });
    /** @type {string[]} */
    const output = [];
    /** @type {unknown[]} */
    const messages = [];
    const collect = (/** @type {NodeJS.WriteStream} */ shown) => (/** @type {Buffer} */ chunk) => {
      output.push(chunk.toString());
      if (show) shown.write(chunk);
    };
    child.stdout?.on('data', collect(process.stdout));
    child.stderr?.on('data', collect(process.stderr));
    child.on('message', (message) => messages.push(message));
    child.on('exit', countCpuOfEndedChild(cpuMeter.getStore()));
    const stop = () => endGroup(child.pid);
    signal?.addEventListener('abort', stop);
    const finish = (/** @type {number} */ exitCode) => {
      signal?.removeEventListener('abort', stop);
      resolve({ exitCode, output: output.join(''), messages });
    };
    child.on('error', (error) => {
      output.push(error.message);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
    if (signal?.aborted) stop();
  });
}

/**
 * Runs a JavaScript program with Node, and ends it even if this process is killed (endWithParent.mjs).
 * @param {string[]} args the file to run, then its arguments
 * @param {Parameters<typeof runCommand>[2] & { node?: string }} [options] `node` defaults to the current one
 */
export function runNode(args, { node = process.execPath, ...options } = {}) {
  const env = { ...options.env, END_WITH_PARENT: String(process.pid) };
  return runCommand(node, ['--import', endWithParent, ...args], { ...options, env });
}

const endWithParent = new URL('./endWithParent.mjs', import.meta.url).href;

/** @param {number | undefined} pid of the first process of a group */
function endGroup(pid) {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // The group has already ended.
  }
}
