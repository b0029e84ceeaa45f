/**
 * Entry point of every command: checks Node's version, creates the command's lifetime, and turns failures into one line
 * and an exit code. This file and the commands that import it use only syntax that old versions of Node can parse;
 * everything else is imported after the version check.
 */

const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/**
 * @param {string} version e.g. "20.19.0"
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR);
}

/**
 * @param {() => Promise<{ run: (lifetime: import('./Lifetime.mjs').Lifetime) => Promise<void> }>} loadCommand
 *   imports the module of the command
 */
export function runMain(loadCommand) {
  if (!isSupportedNode(process.versions.node)) {
    console.error(
      `This project needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer; this is Node ${process.versions.node}. ` +
        'Install a newer one from https://nodejs.org and try again.',
    );
    process.exit(1);
  }
  import('./Lifetime.mjs')
    .then(({ Lifetime }) => new Lifetime().live((lifetime) => loadCommand().then(({ run }) => run(lifetime))))
    .catch((error) => {
      console.error(error);
      process.exit(1);
    });
}
