/** The same fields for the server, which renders them at once; in browsers this module is empty. */
export * from "./later-fields";
