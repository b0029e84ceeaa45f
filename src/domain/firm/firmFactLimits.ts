/** How much a firm may say of itself: generous to an honest one. */
export const firmFactLimits = {
  lineMaxLength: 120,
  paragraphMaxLength: 600,
  repairDaysMax: 3650,
  followUpCallsMax: 20,
  subscriptionMonthsMax: 60,
  profilesMax: 12,
} as const;
