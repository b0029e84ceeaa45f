/** Prefix of the vendor's booking id in the keys of inquiries and their entries. */
export const bookingKeyPrefix = 'booking:';

/** Returns the key of a booking's inquiry, or of the entry that reports its move. */
export const bookingKey = (uid: string): string => `${bookingKeyPrefix}${uid}`;

/**
 * Returns the key of the entry with a client's message in a booking, if the inquiry's own message doesn't include it.
 */
export const clientsWordsKey = (bookingsKey: string): string => `${bookingsKey}${clientsWordsEnding}`;

export const clientsWordsEnding = ':words';

/**
 * Returns the key of an entry that lists a part of the other attendees, as reported at a given time. It shares the
 * ending of the client's message, so that it is kept with that when inquiries are merged.
 */
export const attendeesKey = (bookingsKey: string, reportedAt: string, part: number): string =>
  `${bookingsKey}:with:${reportedAt}:${part}${clientsWordsEnding}`;

/** Returns the key of the entry that reports that a booking moved but kept its id, as reported at a given time. */
export const movedInPlaceKey = (bookingsKey: string, toldAt: string): string =>
  `${bookingsKey}:moved:${toldAt}`;
