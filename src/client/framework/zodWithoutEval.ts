/** What browsers get as `zod`. It makes functions from texts where it may: our pages' policy forbids that, and even trying is reported. */
import { config } from 'zod/v4/core';

// Before the first schema of whatever module is made: this one comes before all that import Zod.
config({ jitless: true });

export * from 'zod/v4';
