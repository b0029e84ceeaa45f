import { contactEndpoint } from './contactEndpoint';
import { contactTicketEndpoint } from './contactTicketEndpoint';

export const inquiryEndpoints = [contactTicketEndpoint, contactEndpoint];
