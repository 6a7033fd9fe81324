import { CutOutFields } from "./cut-out-fields";
import * as fields from "./later-fields";

/**
 * The same fields for the server, which renders them at once; undefined in browsers. An object, since the server's build
 * would not run the modules of functions that are only exported again.
 */
export const rendered: (typeof fields & { CutOutFields: typeof CutOutFields }) | undefined = {
  ...fields,
  CutOutFields,
};
