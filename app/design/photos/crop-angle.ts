/** Degrees by which a picture can be straightened within its frame, either way. */
export const MAX_CROP_ANGLE = 45;
