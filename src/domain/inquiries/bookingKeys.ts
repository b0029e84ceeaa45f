/** What stands before the vendor's name for a booking in the keys of inquiries and of what is noted at them. */
export const bookingKeyPrefix = 'booking:';

/** The key of the inquiry that a booking is, or of the news that it was moved. */
export const bookingKey = (uid: string): string => `${bookingKeyPrefix}${uid}`;

/** The key of what a client wrote with a booking, when the inquiry's message doesn't say it. */
export const clientsWordsKey = (bookingsKey: string): string => `${bookingsKey}${clientsWordsEnding}`;

export const clientsWordsEnding = ':words';

/** The key of a part of the other attendees, as reported at a moment; kept with the client's words when inquiries are joined. */
export const attendeesKey = (bookingsKey: string, reportedAt: string, part: number): string =>
  `${bookingsKey}:with:${reportedAt}:${part}${clientsWordsEnding}`;

/** The key of the news that a booking was moved and kept its name, as told at a moment. */
export const movedInPlaceKey = (bookingsKey: string, toldAt: string): string =>
  `${bookingsKey}:moved:${toldAt}`;
