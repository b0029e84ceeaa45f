/**
 * An expected failure that the user can fix: a taken port, a wrong setting, an unreachable database. Its message is one
 * line that says what to do; no stack is shown.
 */
export class StartFailure extends Error {}
