/** What Next's modules find as `process` in a browser: settings were put in when the site was built, and nothing else is read. */
const emptyProcess: { env: Record<string, never> } = { env: {} };

export default emptyProcess;
