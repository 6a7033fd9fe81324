import { MaskedPhoto } from "./masked-photo";

/** The same drawing for the server, which needs it at once; undefined in browsers. An object, as in the studio's folds. */
export const rendered: { MaskedPhoto: typeof MaskedPhoto } | undefined = { MaskedPhoto };
