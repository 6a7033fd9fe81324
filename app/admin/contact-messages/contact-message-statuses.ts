/** What the list of messages shows, in words; the one to work on first. */
export const messageStatuses = { OPEN: "Open", DONE: "Done", ANY: "Open and done" };
