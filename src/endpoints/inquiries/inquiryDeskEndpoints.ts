import { z } from 'zod';
import { countedMatches } from '@/domain/countedMatches';
import { addNote } from '@/operations/inquiries/addNote';
import { countInquiryStates } from '@/operations/inquiries/countInquiryStates';
import { deleteInquiry } from '@/operations/inquiries/deleteInquiry';
import { exportInquiries } from '@/operations/inquiries/exportInquiries';
import { listInquiries } from '@/operations/inquiries/listInquiries';
import { listInquiryOwners } from '@/operations/inquiries/listInquiryOwners';
import { readInquiry } from '@/operations/inquiries/readInquiry';
import { sendReply } from '@/operations/inquiries/sendReply';
import { updateInquiry } from '@/operations/inquiries/updateInquiry';
import { documentIdParams } from '@/schemas/documentId';
import {
  inquiryCountsSchema,
  inquiryDetailsSchema,
  inquiryExportQuerySchema,
  inquiryListItemSchema,
  inquiryListQuerySchema,
  inquiryOwnerSchema,
  inquiryNoteBodySchema,
  replyBodySchema,
  updateInquiryBodySchema,
} from '@/schemas/inquiryDesk';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';
import { streamText } from '../streamText';
import { totalHeaders } from '../totalHeaders';

const listEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/inquiries',
  summary: `Inquiries in pages, newest first; X-Total-Count says how many match; of more than ${countedMatches}, X-Total-Is-Least says so`,
  access: 'staff',
  query: inquiryListQuerySchema,
  answer: z.array(inquiryListItemSchema),
  handler: async ({ req, query }) => {
    const { inquiries, total } = await listInquiries({ req, query });
    return { body: inquiries, headers: totalHeaders(total, countedMatches) };
  },
});

/** Requested by every screen of the Admin Portal. */
const countsEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/inquiries/counts',
  summary: 'How many inquiries there are of each state',
  access: 'staff',
  answer: inquiryCountsSchema,
  isDirect: true,
  handler: async ({ req }) => ({ body: await countInquiryStates({ req }) }),
});

const ownersEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/inquiries/owners',
  summary: 'Who can own inquiries, by name',
  access: 'staff',
  answer: z.array(inquiryOwnerSchema),
  handler: async ({ req }) => ({ body: await listInquiryOwners({ req }) }),
});

const exportEndpoint = defineEndpoint({
  method: 'get',
  path: '/admin/inquiries/export',
  summary: 'All inquiries that match as a CSV file, streamed',
  access: 'admin',
  query: inquiryExportQuerySchema,
  answer: z.string(),
  contentType: 'text/csv; charset=utf-8',
  handler: async ({ req, query }) => ({
    body: await streamText(exportInquiries(req, query)),
    headers: { 'Content-Disposition': 'attachment; filename="inquiries.csv"' },
  }),
});

const one = { path: '/admin/inquiries/:id', params: documentIdParams } as const;

const readEndpoint = defineEndpoint({
  ...one,
  method: 'get',
  access: 'staff',
  summary: 'One inquiry with its notes and replies',
  answer: inquiryDetailsSchema,
  handler: async ({ req, params }) => ({ body: await readInquiry({ req, id: params.id }) }),
});

const updateEndpoint = defineEndpoint({
  ...one,
  method: 'put',
  access: 'staff',
  summary: 'Change state or owner of an inquiry; what is left out stays',
  body: updateInquiryBodySchema,
  answer: inquiryDetailsSchema,
  handler: async ({ req, params, body }) => ({ body: await updateInquiry({ req, id: params.id, body }) }),
});

const deleteEndpoint = defineEndpoint({
  ...one,
  method: 'delete',
  access: 'admin',
  summary: 'Delete an inquiry with its notes and replies',
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await deleteInquiry({ req, id: params.id });
    return { body: { message: 'Inquiry deleted' } };
  },
});

const noteEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/inquiries/:id/notes',
  params: documentIdParams,
  access: 'staff',
  summary: 'Add a note to an inquiry; the same note sent twice is kept once',
  body: inquiryNoteBodySchema,
  answer: inquiryDetailsSchema,
  status: 201,
  handler: async ({ req, params, body }) => ({ body: await addNote({ req, id: params.id, body }) }),
});

const replyEndpoint = defineEndpoint({
  method: 'post',
  path: '/admin/inquiries/:id/replies',
  params: documentIdParams,
  access: 'admin',
  summary: 'Mail a reply to whoever wrote; the same reply sent twice is sent once',
  body: replyBodySchema,
  answer: inquiryDetailsSchema,
  status: 201,
  handler: async ({ req, params, body }) => ({ body: await sendReply({ req, id: params.id, body }) }),
});

export const inquiryDeskEndpoints = [
  listEndpoint,
  // Fixed paths first: `:id` would match `counts`.
  countsEndpoint,
  ownersEndpoint,
  exportEndpoint,
  readEndpoint,
  updateEndpoint,
  deleteEndpoint,
  noteEndpoint,
  replyEndpoint,
];
