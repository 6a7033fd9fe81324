import { LARGEST_PHOTO } from "./photos/upload-photo";

/** The most bytes of one form with photos: a photo that is too large can still be named by its field. */
export const MAX_FORM_BYTES = 4 * LARGEST_PHOTO + 1024 * 1024;
