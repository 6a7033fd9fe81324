/** The supported HTTP methods. Pages need the first three; the others are for /rest and /graphql. */
export const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);
