import { dismissAddress } from '@/operations/redirects/dismissAddress';
import { listMissingAddresses } from '@/operations/redirects/listMissingAddresses';
import { messageSchema } from '@/schemas/message';
import {
  dismissAddressBodySchema,
  missingAddressesSchema,
  missingAddressQuerySchema,
} from '@/schemas/missingAddresses';
import { defineEndpoint } from '../defineEndpoint';
import { totalHeaders } from '../totalHeaders';

const path = '/admin/missing-addresses';

const listMissingAddressesEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary:
    'Addresses that visitors asked for and didn’t find, most asked for first, in pages; X-Total-Count says how many there are',
  access: 'staff',
  query: missingAddressQuerySchema,
  answer: missingAddressesSchema,
  handler: async ({ req, query }) => {
    const { addresses, total } = await listMissingAddresses({ req, query });
    return { body: addresses, headers: totalHeaders(total) };
  },
});

const dismissAddressEndpoint = defineEndpoint({
  method: 'post',
  path: `${path}/dismissals`,
  summary: 'Take an address off that list for good',
  access: 'staff',
  body: dismissAddressBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await dismissAddress({ req, body });
    return { body: { message: 'Address dismissed' } };
  },
});

export const missingAddressEndpoints = [listMissingAddressesEndpoint, dismissAddressEndpoint];
