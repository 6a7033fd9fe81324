/** Inactivity timeout, before the response and between its chunks. */
export const SILENCE_MILLISECONDS = 8000;
