import { changePasswordEndpoint } from './changePasswordEndpoint';
import { confirmEmailEndpoint } from './confirmEmailEndpoint';
import { deleteAccountEndpoint } from './deleteAccountEndpoint';
import { exportAccountEndpoint } from './exportAccountEndpoint';
import { passwordResetEndpoints } from './passwordResetEndpoints';
import { pendingEmailEndpoints } from './pendingEmailEndpoints';
import { preferencesEndpoints } from './preferencesEndpoints';
import { refreshTokenEndpoint } from './refreshTokenEndpoint';
import { sessionEndpoints } from './sessionEndpoints';
import { undoEmailEndpoint } from './undoEmailEndpoint';
import { updateProfileEndpoint } from './updateProfileEndpoint';

export const accountEndpoints = [
  refreshTokenEndpoint,
  updateProfileEndpoint,
  changePasswordEndpoint,
  ...preferencesEndpoints,
  ...passwordResetEndpoints,
  ...pendingEmailEndpoints,
  confirmEmailEndpoint,
  undoEmailEndpoint,
  ...sessionEndpoints,
  exportAccountEndpoint,
  deleteAccountEndpoint,
];
