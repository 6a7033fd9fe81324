/** Pages of the staff have no scripts: only the server renders what surrounds them. */
export { AdminDocument } from "./admin-document";
export { AdminError } from "./admin-error";
