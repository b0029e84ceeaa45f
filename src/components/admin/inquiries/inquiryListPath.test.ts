import { expect, it } from 'vitest';
import { inquiryExportQuerySchema } from '@/schemas/inquiryDesk';
import { inquiryExportPath, inquiryListPath } from './inquiryListPath';

const place = { page: 1, search: '', sort: '' };
const asked = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);

it('asks for all but spam unless the address says otherwise', () => {
  expect(asked(inquiryListPath(place))).toEqual({ page: '1', limit: '20', status: 'genuine' });
  expect(asked(inquiryListPath({ ...place, filter: 'spam' })).status).toBe('spam');
});

it('takes days for whole days by the reader’s clock, and the last one along', () => {
  const query = asked(
    inquiryExportPath({ ...place, search: 'kim', owner: 'none', from: '2026-11-20', to: '2026-11-20' }),
  );
  expect(query).toEqual({
    search: 'kim',
    status: 'genuine',
    owner: 'none',
    from: new Date(2026, 10, 20).toISOString(),
    to: new Date(2026, 10, 21).toISOString(),
  });
  expect(inquiryExportQuerySchema.safeParse(query).success).toBe(true);
});

it('leaves out what the address can’t mean', () => {
  const query = asked(inquiryListPath({ ...place, filter: 'open', owner: 'me', from: 'today', to: '2026' }));
  expect(query).toEqual({ page: '1', limit: '20', status: 'genuine' });
});
