import { limitConcurrency } from "../shared/concurrency-limit";

/** One file or ticket at a time in a process, whichever job needs it: each may take up to 300 MB. */
export const inPrintTurn = limitConcurrency(1, Number.POSITIVE_INFINITY);
