import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

/** The site's own Payload instance, on the test database. */
export const testPayload = (): Promise<Payload> => getPayload({ config });
