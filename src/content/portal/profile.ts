/** Words of the profile settings, shared by the screen, the API and the tests. */
export const profileMessages = {
  updated: 'Profile updated successfully',
  updateFailed: 'Failed to update profile',
  passwordChanged: 'Password changed successfully',
  passwordFailed: 'Failed to change password',
  preferencesUpdated: 'Preferences updated successfully',
  preferencesFailed: 'Failed to update preferences',
  noEmail: 'User email not available',
  imageTooLarge: 'Image size must be less than 5MB',
  invalidImage: 'Invalid image',
  mismatch: 'New passwords do not match',
  wrongPassword: 'Current password is incorrect',
} as const;
