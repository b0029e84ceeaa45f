import type { Field, NumberField, TextField, TextareaField } from 'payload';
import { firmFactLimits as limits } from '@/domain/firm/firmFactLimits';
import { offeredServices } from '@/content/site/services/offeredServices';
import { webAddressField } from '@/fields/webAddressField';
import { wholeNumber } from '@/fields/wholeNumber';

const trimmed = {
  beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)],
};

/** An API call empties the list by sending null. */
const emptied = { beforeValidate: [({ value }: { value?: unknown }) => (value === null ? [] : value)] };

const line = (name: string, label: string, description: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: limits.lineMaxLength,
  hooks: trimmed,
  admin: { description },
});

const paragraph = (name: string, label: string, description: string): TextareaField => ({
  name,
  type: 'textarea',
  label,
  maxLength: limits.paragraphMaxLength,
  hooks: trimmed,
  admin: { description },
});

const count = (name: string, label: string, max: number, description: string): NumberField => ({
  name,
  type: 'number',
  label,
  min: 0,
  max,
  validate: wholeNumber({ min: 0, max }),
  admin: { description },
});

const promises: Field[] = [
  line(
    'answerTime',
    'When messages are answered',
    'The end of a sentence, such as “within two business days”. On the contact page and after a message was sent.',
  ),
  count(
    'repairDays',
    'Days of free repairs',
    limits.repairDaysMax,
    'After a build is accepted. On the page about AI development.',
  ),
  count(
    'followUpCalls',
    'Follow-up calls after a strategy',
    limits.followUpCallsMax,
    'Included in its price. On the page about strategy.',
  ),
  count(
    'subscriptionMonths',
    'Minimum term of a subscription (months)',
    limits.subscriptionMonthsMax,
    'After the minimum term, clients can cancel every month. Enter 0 for no minimum term. On the page about AI management.',
  ),
  {
    name: 'keepsEthicsRules',
    type: 'checkbox',
    label: 'The six rules go into every agreement',
    defaultValue: false,
    admin: { description: 'Those under “Ethical AI” on the consulting page.' },
  },
  {
    name: 'terms',
    type: 'array',
    label: 'Prices and times of services',
    labels: { singular: 'Service', plural: 'Services' },
    maxRows: offeredServices.length,
    hooks: emptied,
    admin: {
      description: 'On the sheet of terms of a service’s page. A service that isn’t listed names neither.',
    },
    fields: [
      {
        name: 'service',
        type: 'select',
        required: true,
        options: offeredServices.map(({ path, name }) => ({ value: path, label: name })),
      },
      line('priceTitle', 'Price', 'Such as “Flat rate per build”.'),
      paragraph('priceText', 'What the price depends on', 'A sentence or two.'),
      line('timeTitle', 'Time', 'Such as “Four to ten weeks”.'),
      paragraph('timeText', 'What the time depends on', 'A sentence or two.'),
    ],
    validate: (rows: unknown) => {
      const services = Array.isArray(rows) ? rows.map((row: { service?: unknown }) => row.service) : [];
      return new Set(services).size === services.length || 'Each service can be listed once';
    },
  },
];

const firm: Field[] = [
  line(
    'legalName',
    'Legal name',
    'With its legal form, as it is registered. On the privacy page and in the footer.',
  ),
  paragraph('address', 'Postal address', 'A line each. On the privacy page.'),
  line('registration', 'Registration', 'Register and number, or a tax number, where the law asks for it.'),
  line('phone', 'Phone', 'With the country’s code.'),
  {
    name: 'profiles',
    type: 'array',
    label: 'Social profiles',
    labels: { singular: 'Profile', plural: 'Profiles' },
    maxRows: limits.profilesMax,
    hooks: emptied,
    admin: { description: 'The firm’s own pages elsewhere: in the footer, and told to search engines.' },
    fields: [
      { ...line('label', 'Name', 'Such as LinkedIn.'), required: true },
      {
        ...webAddressField({ name: 'url', label: 'URL', description: 'Of the firm’s page there.' }),
        required: true,
      },
    ],
  },
  {
    name: 'sharePicture',
    type: 'upload',
    relationTo: 'media',
    label: 'Share picture',
    admin: {
      description:
        'Shown by other sites beside links to pages without a picture of their own, such as the sign-in and shared analyses; cut to 1200 × 630. Empty: a picture with the firm’s name is drawn.',
    },
  },
];

const suppliers: Field[] = [
  line('hosting', 'Hosting', 'Name and country of the company whose computers run the site.'),
  line(
    'model',
    'Language model',
    'Its vendor’s name. Empty: the host that the server calls. Whoever runs the server can change it.',
  ),
  line(
    'mail',
    'Mail',
    'Name of the company that sends the site’s mail. Empty: the host that the server uses. Whoever runs the server can change it.',
  ),
];

/** Fields of the firm's facts, on three tabs. */
export const firmFactsFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Promises',
        description: 'The site leaves out the sentences of an empty promise.',
        fields: promises,
      },
      { label: 'The firm', description: 'Who is responsible for the site.', fields: firm },
      {
        label: 'Suppliers',
        description: 'Who handles data on your behalf. The privacy page names them.',
        fields: suppliers,
      },
    ],
  },
];
