import { config } from 'zod';

// Zod makes functions from texts where it may. Our pages' policy forbids that, and even trying is reported.
if (typeof window !== 'undefined') config({ jitless: true });
