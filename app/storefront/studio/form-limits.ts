const MEGABYTE = 1024 * 1024;
/** Maximum bytes of a form with photos, large enough to report the field of a photo that is too large. */
export const MAX_FORM_BYTES = 101 * MEGABYTE;

/** Most characters of a field of such a form: enough for the whole of a long book. */
export const LARGEST_FIELD = 200_000;
