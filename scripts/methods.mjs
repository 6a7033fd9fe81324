/** The HTTP methods that the shop answers. Pages need the first three; /rest and /graphql know the others. */
export const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);
