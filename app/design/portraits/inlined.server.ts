/** The drawings of portraits for the server; in browsers this module is empty, and a page has their files as sources. */
export { Portrait } from ".";
