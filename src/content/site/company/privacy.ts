import type { FirmSuppliers } from '@/domain/firm/FirmFacts';
import type { Installation } from '@/domain/firm/Installation';
import { unusedInvitationDays } from '@/domain/accounts/accountLinkLife';
import { longestSessionDays } from '@/domain/accounts/sessionLifetime';
import { usageDays } from '@/domain/languageModel/usageDays';
import { countOf } from '@/format/numbers';
import { hostingWords, privacyConnections } from './privacyConnections';

/** Copy of the privacy page: what this product does, and which services this installation is connected to. */
export const privacy = {
  title: 'Privacy',
  description: 'Which personal data this site keeps, why, for how long, and what you can have us do with it.',
  heading: 'What we keep, why, and for how long',
  lede: 'We keep what you give us so that we can do what you asked for. We don’t sell it, we don’t trade it, and no third party hears of your visit before you act or agree.',
  updated: 'November 29, 2026',
  summaryTitle: 'In one table',
  contentsTitle: 'On this page',
} as const;

export const privacyColumns = ['What', 'Why', 'How long'] as const;

export interface KeptData {
  what: string;
  details: string;
  why: string;
  howLong: string;
}

const contactMessagesKept = (months: number | null): string =>
  months
    ? `Until nothing has happened in the matter for ${countOf(months, 'month')}, or until you ask us to delete them`
    : 'Until the matter is closed and no duty to keep records applies, or until you ask us to delete them';

const keptOfModel: KeptData = {
  what: 'Questions to a language model',
  details:
    'Which account a question was asked for, when, how long it took and how much was read and written; none of the words',
  why: 'To share the costs fairly, and to see faults',
  howLong: countOf(usageDays.max + 1, 'day'),
};

/** Settings that determine retention. */
export interface Keeping {
  /** Months after which a contact message is deleted; null if not set. */
  inquiryMonths: number | null;
  /** Whether the site has a booking calendar. */
  hasCalendar?: boolean;
  /** Whether a language model writes report text. */
  hasModel?: boolean;
}

export const keptData = ({
  inquiryMonths,
  hasCalendar = false,
  hasModel = false,
}: Keeping): readonly KeptData[] => [
  {
    what: 'Account',
    details:
      'Name, email, company, profile picture if you add one, preferences, and your password in a form that can’t be turned back',
    why: 'To give you an account and let you sign in',
    howLong: 'Until the account is deleted',
  },
  {
    what: 'Analyses and audits',
    details:
      'Your answers, the figures you enter, the results, and what you record about how the projects go',
    why: 'To compute your report and show it to you again',
    howLong:
      'Until your account is deleted; they go with it. One that you began and left alone goes after a year',
  },
  {
    what: 'Sign-ins',
    details: 'When a session began, was last used and ends, and what your browser calls itself',
    why: 'To keep you signed in, and to show you where you are, so that you can sign out a device you don’t know',
    howLong: `A session ends after a day without use, ${countOf(longestSessionDays, 'day')} after you signed in, or when you sign it out`,
  },
  {
    what: 'Former email',
    details: 'The address that your account had before you changed it',
    why: 'To let its owner undo a change that somebody else made',
    howLong: '72 hours',
  },
  {
    what: 'Contact messages',
    details:
      'Name, email, company, and what you write; of a call that you book when it is, what you wrote with it and what becomes of it; the page you wrote from, the first page of your visit, and which site led you here, never which page of it. Your browser keeps the last two until you close the tab, without a cookie',
    why: 'To answer you',
    howLong: contactMessagesKept(inquiryMonths),
  },
  {
    what: 'Counters',
    details:
      'Network address, the email address of failed sign-ins, and how many emails we have sent to an address',
    why: 'To stop password guessing and floods of messages',
    howLong: 'At most about an hour; of emails to an address, at most about a day',
  },
  {
    what: 'Statistics',
    details:
      `Numbers per day: how many accounts, analyses, audits and messages there were, ${hasCalendar ? 'how often the booking calendar was opened, ' : ''}and how far analyses were filled in. ` +
      'No cookie, no network address, nothing that says who it was, so there is nothing about you that “Do Not Track” could switch off',
    why: 'To see what the site is used for, and where people give up',
    howLong: 'Indefinitely: they are only numbers',
  },
  {
    what: 'Invitations',
    details: 'The email of somebody whom our administrators invited to an account',
    why: 'To let them make the account',
    howLong: `Until the account is made or the invitation is withdrawn; unused, ${countOf(unusedInvitationDays, 'day')} after it was last sent`,
  },
  ...(hasModel ? [keptOfModel] : []),
  {
    what: 'Record of changes',
    details:
      'What our administrators changed in an account, which analysis they opened and whom they invited, with names and the values before and after',
    why: 'To be able to say who did what',
    howLong:
      'Names, emails, companies and names of analyses until the account is deleted, and the email of somebody who was invited and never came until the invitation is; what was done and when stays, without them',
  },
  {
    what: 'Server logs',
    details:
      'Technical errors with the time and the page; the computers that host the site may also note network addresses',
    why: 'To find faults and attacks',
    howLong: 'As long as it takes to find them, as a rule a few weeks',
  },
];

export interface PrivacySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

/** Returns the sections for this installation and the firm's suppliers. */
export const privacySections = (
  installation: Installation,
  suppliers: FirmSuppliers,
): readonly PrivacySection[] => [
  {
    id: 'account',
    title: 'Your account and your analyses',
    paragraphs: [
      'Your analyses and audit reports belong to your account. Other clients can’t see them. Our administrators can, so that they can help you and discuss the results with you. Colleagues who only look after our website’s texts can’t.',
      'Please describe your business, not individual people: the forms ask for team sizes, hours and average salaries, and they need no names of employees or customers.',
      `The figures of a report are computed on our own server from yours, with a fixed formula. ${
        installation.model
          ? 'Its words are phrased by a language model (see “Third parties”). We do not train models with your answers.'
          : 'No language model is asked, and your answers are not used to train any.'
      }`,
      'We send marketing email only if you switch it on in your profile settings. It is off to begin with. Email about your own analyses can be switched off there; email about the safety of your account is always sent.',
    ],
  },
  {
    id: 'device',
    title: 'What is stored on your device',
    paragraphs: [
      `Visiting the public pages stores one thing about your visit, until you close the tab: in session storage, under the name “visit”, the page you began with and the site that led you here. It leaves your browser only together with a contact message. A number that you choose to keep from the calculator lies there too, under the name “first-figure”, until your first analysis takes it or you close the tab. ${
        installation.analytics
          ? 'When we ask whether your visit may be counted, your answer is kept in local storage under the name “analytics-consent”; you can change it at any time through “Analytics choice” at the end of every public page. '
          : ''
      }After some seconds your browser also keeps, as “offline-page”, one page of ours that it shows when the site can’t be reached; it is the same for everybody and is never sent back. What you type into a longer form while you are signed in, and the site doesn’t have yet, waits in your browser’s storage until it is saved or discarded, so that a lost connection loses none of it. Signing in stores three things, all essential:`,
    ],
    items: [
      'a session token in your browser’s local storage under the name “token”, with which the site recognizes you;',
      'a cookie named “payload-token” with the same purpose for our editing system. Scripts can’t read it, and it is sent only to this site;',
      'a cookie named “known-device”, which says that this browser has been used with your account, so that we can tell you of a sign-in from one that hasn’t. It opens nothing and is kept for 400 days.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    paragraphs: [
      'Fonts, pictures and scripts come from this site itself, so nobody else learns of your visit by them.',
    ],
    items: [
      ...privacyConnections(installation, suppliers),
      hostingWords(suppliers),
      'Links to other sites, such as our profiles or podcasts, lead to places with their own rules.',
    ],
  },
  {
    id: 'grounds',
    title: 'On what ground',
    paragraphs: [
      `Where the law asks for a legal ground, such as the GDPR: accounts, analyses and answers to your messages rest on the contract with you or the steps before one; security counters and logs on our legitimate interest in a safe site; ${installation.analytics ? 'analytics and ' : ''}marketing email on your consent, which you can withdraw at any time.`,
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: ['Wherever you live, you can ask us to'],
    items: [
      'tell you what we keep about you, and give you a copy; you can download what is in your account yourself in your profile settings;',
      'correct what is wrong; name, email and company you can change yourself in your profile settings;',
      'delete your account with its analyses, reports and sessions; you can do that yourself in your profile settings, at once. If our administrators delete it, it may be closed first and be gone ten minutes later;',
      'delete a message you sent us;',
      'stop a use that you object to.',
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    paragraphs: [
      'Passwords are stored as salted hashes. Every answer of the server is checked against who is asking. Sign-in attempts are limited. Changing or resetting your password ends your other sessions.',
      'No site is beyond all attack. If your data should ever be affected, we tell you, and the authorities where the law requires it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When the site changes in a way that matters here, this page changes with it, and so does the date at the top. This service is made for businesses and not meant for children.',
    ],
  },
];

export const privacyContact = {
  id: 'contact',
  title: 'Who is responsible',
  unnamed: 'The firm named at the top of this site.',
  registration: 'Registered as',
  phone: 'Phone',
  text: 'Write to us through the contact form and say what you would like; we reply to the address in your account or message, so that nobody else can ask in your name.',
  byEmail: 'You can also write to',
  link: 'Go to the contact form',
} as const;
