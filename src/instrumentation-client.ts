/**
 * Runs in every browser before a page's own modules. Zod makes functions from texts where it may: the content policy forbids
 * that, and even trying is reported. Its source documents this way, which loads nothing of it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
