import { changePasswordEndpoint } from './changePasswordEndpoint';
import { deleteAccountEndpoint } from './deleteAccountEndpoint';
import { exportAccountEndpoint } from './exportAccountEndpoint';
import { passwordResetEndpoints } from './passwordResetEndpoints';
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
  undoEmailEndpoint,
  ...sessionEndpoints,
  exportAccountEndpoint,
  deleteAccountEndpoint,
];
