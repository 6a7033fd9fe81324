/** A bucket that sends nothing for so long is given up, before an answer and between two parts of one. */
export const SILENCE_MILLISECONDS = 8000;
