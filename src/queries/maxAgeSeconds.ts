/** A change reaches what is kept at once through its tag; this is for changes that another instance of the site made. */
export const maxAgeSeconds = 60;
