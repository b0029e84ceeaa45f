import type { CollectionConfig, CollectionBeforeOperationHook } from 'payload';
import { adminButNotAdmins } from '@/access/adminButNotAdmins';
import { adminOrSelf } from '@/access/adminOrSelf';
import { isAdmin } from '@/access/isAdmin';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { sessionStrategy } from '@/access/sessionStrategy';
import { panelDescriptions } from '@/content/admin/panel';
import { lockUserRowNoKeyUpdate } from '@/database/tables/users';
import { sessionLifetime } from '@/domain/accounts/sessionLifetime';
import { env } from '@/env';
import { listQuestions } from '@/fields/listQuestions';
import { newDocumentTitle } from '@/fields/newDocumentTitle';
import { rejectStaleSave } from '@/hooks/rejectStaleSave';
import { requireTexts } from '@/hooks/requireTexts';
import { userFields } from './fields';
import { deferEmailChange } from './hooks/deferEmailChange';
import { deleteOwnedDocuments } from './hooks/deleteOwnedDocuments';
import { forgetAccountInTrail, forgetAnalysesInTrail } from './hooks/forgetInTrail';
import { guardCredentials } from './hooks/guardCredentials';
import { handleCredentialChange, recordPasswordChange } from './hooks/handleCredentialChange';
import { endSessionOnLogout, describeSession, refreshPanelSession } from './hooks/panelSession';
import { checkPassword, normalizeNewPassword, setPasswordFacts } from './hooks/passwords';
import { protectLastAdminAccount, protectLastAdminRole } from './hooks/protectLastAdmin';
import { rejectDuringRemoval } from './hooks/rejectDuringRemoval';
import { forgetInvitations, voidInvitations } from './hooks/revokeInvitations';

/**
 * Serializes changes of one account, for every API that writes it. Payload reads the whole row and writes it back, so
 * saving a preference could otherwise restore an old password, role or limit.
 */
const serializeChanges: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // In a bulk update, `id` is present but undefined.
  const id = 'id' in args ? args.id : undefined;
  if (operation === 'update' && id !== undefined) await lockUserRowNoKeyUpdate(req, String(id));
  return args;
};

/**
 * Accounts of clients, marketers and administrators. Payload hashes passwords, `findByPassword` checks them, and the
 * session strategy decides who is signed in. The login operation limits attempts per submitted address, whether or
 * not it exists: Payload's own lockout would reveal which addresses do.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  auth: {
    useSessions: false,
    strategies: [sessionStrategy],
    tokenExpiration: sessionLifetime.absoluteSeconds,
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    create: isAdmin,
    read: adminOrSelf,
    readVersions: nobody,
    update: adminOrSelf,
    delete: adminButNotAdmins,
    unlock: nobody,
    admin: isStaff,
  },
  versions: false,
  admin: {
    hideAPIURL: true,
    // Accounts are at home in the Admin Portal. `false` takes only the link out of the panel's navigation.
    group: false,
    description: panelDescriptions.users,
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'company', 'role', 'createdAt'],
    listSearchableFields: ['name', 'email', 'company'],
    components: {
      edit: { beforeDocumentControls: [newDocumentTitle('email', 'User')] },
      beforeListTable: listQuestions('users', [
        { label: 'Clients', where: ['[role][equals]=client'] },
        { label: 'Marketers', where: ['[role][equals]=marketer'] },
        { label: 'Administrators', where: ['[role][equals]=admin'] },
      ]),
    },
    hidden: ({ user }) => user?.role !== 'admin',
  },
  disableDuplicate: true,
  // Bulk edits happen in our own portal, one account after the other, so that the last administrator stays.
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [serializeChanges, rejectStaleSave('users'), normalizeNewPassword],
    beforeValidate: [
      rejectDuringRemoval,
      requireTexts,
      guardCredentials,
      checkPassword,
      recordPasswordChange,
      setPasswordFacts,
      deferEmailChange,
    ],
    beforeChange: [protectLastAdminRole],
    afterChange: [handleCredentialChange, voidInvitations],
    beforeDelete: [protectLastAdminAccount, forgetAnalysesInTrail, deleteOwnedDocuments],
    afterDelete: [forgetInvitations, forgetAccountInTrail],
    me: [describeSession],
    refresh: [refreshPanelSession],
    afterLogout: [endSessionOnLogout],
  },
  fields: userFields,
};
