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
  readUserEndpoint,
  updateUserEndpoint,
  deleteUserEndpoint,
  listUserReportsEndpoint,
];
