/** Limits of the firm's facts, generous for honest use. */
export const firmFactLimits = {
  lineMaxLength: 120,
  paragraphMaxLength: 600,
  repairDaysMax: 3650,
  followUpCallsMax: 20,
  subscriptionMonthsMax: 60,
  profilesMax: 12,
} as const;
