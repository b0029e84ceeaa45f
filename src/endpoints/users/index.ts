import { bulkUserEndpoints } from './bulkUserEndpoints';
import { exportUsersEndpoint } from './exportUsersEndpoint';
import { listUserReportsEndpoint } from './listUserReportsEndpoint';
import { listUsersEndpoint } from './listUsersEndpoint';
import {
  createUserEndpoint,
  deleteUserEndpoint,
  readUserEndpoint,
  updateUserEndpoint,
} from './manageUserEndpoints';

export const userEndpoints = [
  listUsersEndpoint,
  createUserEndpoint,
  // Before the one whose id could be `export` or `belongings`.
  exportUsersEndpoint,
  ...bulkUserEndpoints,
  readUserEndpoint,
  updateUserEndpoint,
  deleteUserEndpoint,
  listUserReportsEndpoint,
];
